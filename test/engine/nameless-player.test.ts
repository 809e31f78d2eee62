/** A player whom no name can be read of is called by the id: sentences have no gap there. */
import { expect, it } from 'vitest';
import { replayText } from './replays.js';

it.each(['', ' name=""', ' name="?"', ' name=" \u00a0 "'])('<player id="b"%s/>', (name) => {
  const players = `<player id="a" name="Anna"/><player id="b"${name}/>`;
  const { players: told } = replayText(
    `<gamelog version="1"><game ruleset="tallinn" id="g"><players>${players}</players><setup/></game></gamelog>`,
  );
  expect(told.map((player) => player.name)).toEqual(['Anna', 'b']);
});
