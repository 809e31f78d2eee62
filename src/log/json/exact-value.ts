/** Texts and numbers of JSON, each from its beginning to its end. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/g;
const WHOLE = /^-?[0-9]{16,}$/;

/**
 * What `JSON.parse` gives, but for whole numbers with more digits than JavaScript keeps: they are texts, so that two ids
 * that differ in their last digit stay two.
 * @throws SyntaxError for what is no JSON
 */
export function exactValue(json: string): unknown {
  const value: unknown = JSON.parse(json);
  if (!/[0-9]{16}/.test(json)) return value;
  const isLong = (token: string): boolean => WHOLE.test(token) && !Number.isSafeInteger(Number(token));
  return JSON.parse(json.replace(TOKENS, (token) => (isLong(token) ? `"${token}"` : token)));
}
