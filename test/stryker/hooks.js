// Has the tests import the framework here where they import Vitest. @see https://nodejs.org/api/module.html#customization-hooks
const FRAMEWORK = new URL('./test-framework.js', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  const isTaken = specifier === 'vitest' && context.parentURL !== FRAMEWORK;
  return isTaken ? { url: FRAMEWORK, shortCircuit: true } : next(specifier, context);
}
