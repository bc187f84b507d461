import type { Plugin } from 'vite';

/** What a file begins with whose functions are all to be compiled as it comes. */
export const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** Where what is drawn of a screen is made. */
const DRAWN = /\/src\/(features|shell|domain|forms|ui)\//;

/**
 * Has what screens are made of compiled while it comes, in a thread of its own, by engines that know the hint
 * (V8 13.6). An engine compiles a function at its first call otherwise, and the step to a screen calls hundreds
 * for the first time: on a slow phone a fifth of the time until it is painted. Not in the files `but`: what is
 * waited for before the first paint is to run as soon as it has come.
 */
export function compiledAhead({ but }: { readonly but: readonly string[] }): Plugin {
  return {
    name: 'portal:compiled-ahead',
    apply: 'build',
    generateBundle: {
      // The hint is to be the first line, before what the bundler itself puts there.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          // A file with a map keeps its lines.
          if (chunk.type !== 'chunk' || chunk.isEntry || chunk.map) continue;
          if (but.includes(chunk.name) || !chunk.moduleIds.some((id) => DRAWN.test(id))) continue;
          chunk.code = COMPILED_AHEAD + chunk.code;
        }
      },
    },
  };
}
