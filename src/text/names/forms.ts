/** What single names need for the articles that sentences put before them. */
import type { Name, Noun } from './name.js';

function withForms<N extends Name>(name: N, forms: { readonly de?: Partial<Noun>; readonly it?: Partial<Noun> }): N {
  const { de, it } = name.grammar;
  return { ...name, grammar: { de: { ...de, ...forms.de }, it: { ...it, ...forms.it } } };
}

/** Names that stand without an article in both languages. */
export function proper<N extends Name>(name: N): N {
  return withForms(name, { de: { proper: true }, it: { proper: true } });
}

export function properInGerman<N extends Name>(name: N): N {
  return withForms(name, { de: { proper: true } });
}

export function pluralInItalian<N extends Name>(name: N): N {
  return withForms(name, { it: { number: 'plural' } });
}

/** Names that are printed with their article: the nouns without it. @param oblique in German, where it differs */
export function bare<N extends Name>(name: N, inGerman: string, inItalian: string, oblique?: string): N {
  return withForms(name, {
    de: { bare: inGerman, ...(oblique !== undefined && { oblique }) },
    it: { bare: inItalian },
  });
}

/** A weak noun of German: *der Soldat, den Soldaten*. @param definite its nominative behind *der*: *Leibeigene* */
export function weak<N extends Name>(name: N, oblique: string, definite?: string): N {
  return withForms(name, { de: { oblique, ...(definite !== undefined && { bare: definite }) } });
}
