/** A token that has been turned up is resolved: the limit test, then what it does. @see rattus.md 3.4 */
import { foundAt } from '../../../engine/facts.js';
import { list, name, quoted } from '../../../engine/message.js';
import { NEUTRAL } from '../rules/amounts.js';
import { takeLosses } from './losses.js';
import { effective, type Flip, hitsOf, isEstate, isOwned, nunsAgainst, type Outbreak } from './outbreak.js';

/**
 * @param id undefined where the record does not show the front
 * @param isMisnamed whether it cannot be that token: what it costs shows which one it was
 */
export function resolve(
  { table, judge, ravage, element, records }: Flip,
  id: string | undefined,
  isMisnamed: boolean,
): void {
  const token = id === undefined ? undefined : table.edition.tokens.get(id);
  const outbreak: Outbreak = { table, judge, ravage, element, records, token, isMisnamed };
  if (id !== undefined && !token && table.edition.tokens.size > 0) {
    judge.find('rattus.token.front', {
      kind: 'data',
      severity: 'warning',
      message: 'rattus_token-undeclared',
      with: { token: quoted(id) },
      ...foundAt(element, 'token'),
    });
  }
  if (token?.limit === undefined || !token.hits) {
    const hidden = id === undefined ? 'reveals' : 'values';
    judge.doubt('rattus.ravage.threshold', hidden);
    return takeLosses(outbreak, undefined, hidden);
  }
  const population = effective(table, ravage);
  if (ravage.neutralUnknown && population < token.limit && population + NEUTRAL >= token.limit) {
    judge.doubt('rattus.knight.neutral', 'choice');
    return takeLosses(outbreak, undefined, 'choice');
  }
  const breaksOut = population >= token.limit;
  if (judge.trace) tellLimit(outbreak, breaksOut);
  takeLosses(outbreak, breaksOut ? hitsOf(table, ravage.region, token) : []);
}

function tellLimit({ table, judge, ravage, token }: Outbreak, breaksOut: boolean): void {
  judge.applies('rattus.ravage.current-count', 'rattus.board.shared-regions');
  const nuns = nunsAgainst(table, ravage);
  if (nuns > 0) judge.applies('rattus.piper.nun-threshold');
  judge.line(
    breaksOut ? 'rattus.ravage.threshold' : 'rattus.ravage.no-outbreak',
    breaksOut ? 'rattus_outbreak' : 'rattus_no-outbreak',
    () => ({
      token: quoted(token?.id ?? ''),
      limit: token?.limit ?? 0,
      cubes: table.population(ravage.region),
      neutral: ravage.neutral,
      nuns,
    }),
  );
  if (!breaksOut || !token?.hits) return;
  judge.line('rattus.token.front', 'rattus_token-hits', () => ({
    token: quoted(token.id),
    hits: list((token.hits ?? []).map((hit) => name('rat-hit', hit))),
  }));
  for (const hit of token.hits) {
    if (!isEstate(hit) || isOwned(table, hit)) continue;
    judge.line('rattus.ravage.symbol-unowned', 'rattus_nobody-owns', () => ({ estate: name('class-estate', hit) }));
  }
}
