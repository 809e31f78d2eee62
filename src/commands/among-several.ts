/** Is a game one of several? What is known only when the second one comes. */

/**
 * Says of each event whether there are several games: the first game, and what follows it, is held back until there is a
 * second one, or the end.
 */
export async function* amongSeveral<Event extends { readonly type: string }>(
  events: AsyncIterable<Event>,
): AsyncGenerator<{ readonly event: Event; readonly several: boolean }> {
  let waiting: Event[] = [];
  let games = 0;
  for await (const event of events) {
    if (event.type === 'game') games += 1;
    if (games === 1) {
      waiting.push(event);
      continue;
    }
    for (const one of waiting) yield { event: one, several: true };
    waiting = [];
    yield { event, several: games > 1 };
  }
  for (const event of waiting) yield { event, several: false };
}
