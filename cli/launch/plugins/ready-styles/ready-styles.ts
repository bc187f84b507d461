import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { makeReady, type Css, type RecipeConfig, type Styles } from './make-ready.ts';
import { replaceCalls, type Parse } from './replace-calls.ts';

const SOURCES = /\/src\/.*\.tsx?$/;

/**
 * Turns styles into their classes when the portal is built: what finds the classes of an object would
 * otherwise be fetched and run before the first screen can be used.
 */
export function readyStyles(): Plugin {
  let root = process.cwd();
  let css: Css | null = null;
  return {
    name: 'portal:ready-styles',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      const made = pathToFileURL(join(root, 'styled-system/css/index.mjs')).href;
      ({ css } = (await import(made)) as { css: Css });
    },
    transform(code, id) {
      const finder = css;
      if (finder === null || !SOURCES.test(id) || !code.includes('styled-system/css')) return null;
      const parse: Parse = (text) => this.parse(text);
      return replaceCalls(code, parse, {
        css: (...styles) => JSON.stringify(finder(...(styles as readonly Styles[]))),
        cva: (config) =>
          `readyRecipe(${JSON.stringify(makeReady(finder, config as RecipeConfig))})`,
        helper: `import { readyRecipe } from ${JSON.stringify(join(root, 'src/catalogue/ready-recipe.ts'))};\n`,
      });
    },
  };
}
