/** Makes elements of the page. Whatever is given as text stays text. */

/**
 * @param attributes texts; true for one without a value, false for one that is left out; a function hears the event of that name
 */
export function dom<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | boolean | ((event: Event) => void)>> = {},
  ...children: readonly (Node | string | undefined | readonly (Node | string)[])[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key, value);
    else if (value !== false) element.setAttribute(key, value === true ? '' : value);
  }
  for (const child of children.flat()) if (child !== undefined) element.append(child);
  return element;
}
