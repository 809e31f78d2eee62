import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { fixtures, textOf } from '../../fixture-files.js';
import { masked, masksOf } from '../../engine/masked.js';
import { findingText, recordingsOf, replayed } from '../../engine/replays.js';
test('dev', () => {
  let seed = 7;
  const rnd = () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; };
  const seen = new Map<string, string>();
  for (const f of ['full','moves','public'].flatMap((l) => recordingsOf(readFileSync(`/work/shared/logs/tallinn/legal/${l}.xml`, 'utf8')).map((r, i) => ({ name: `${l} ${i}`, r })))) {
    const { r } = f;
    const masks = masksOf(r);
    const kindOf = (m: any) => `${m.element.name} ${m.attribute ?? ''}`.trim();
    const kinds = [...new Set(masks.map(kindOf))];
    for (let i = 0; i < 160; i++) {
      const k = i < kinds.length ? [kinds[i]] : kinds.filter(() => rnd() < 0.3);
      const dens = i < kinds.length ? 1 : rnd();
      let chosen = masks.filter((m) => k.includes(kindOf(m)) && rnd() < dens);
      const errs = (c: any) => replayed(masked(r, c), false).findings.filter((x) => x.severity === 'error');
      let e = errs(chosen);
      if (!e.length) continue;
      const key = `${e[0]!.rule} ${e[0]!.message.id}`;
      if (seen.has(key)) continue;
      // shrink
      for (let again = true; again; ) { again = false; for (const m of chosen) { const c = chosen.filter((x) => x !== m); const ee = errs(c); if (ee.length && ee[0]!.rule === e[0]!.rule) { chosen = c; e = ee; again = true; break; } } }
      seen.set(key, '');
      console.log('#####', f.name, key, '\n', chosen.map((m) => `${kindOf(m)} ${JSON.stringify(m.element.values)} `).join('\n '), '\n', e.slice(0, 2).map(findingText).join('\n '));
    }
  }
});
