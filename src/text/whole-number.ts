/** Whole numbers in words of a language. */
import type { Language } from './language.js';

/** The mark between groups of three digits, and from which number on there is one. */
const GROUPS: Readonly<Record<Language, { readonly mark: string; readonly from: number }>> = {
  en: { mark: ',', from: 1000 },
  de: { mark: '.', from: 1000 },
  it: { mark: '.', from: 10_000 },
};

/** A whole number as a person writes it: below zero with a minus sign and not with a hyphen. */
export function wholeNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The same, large ones with their digits in groups. */
export function grouped(value: number, language: Language): string {
  const { mark, from } = GROUPS[language];
  const digits = wholeNumber(value);
  return Math.abs(value) < from ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, mark);
}
