import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import {
  makeReady,
  type Css,
  type RecipeConfig,
  type Styles,
} from '../../cli/launch/plugins/ready-styles/make-ready';
import { replaceCalls } from '../../cli/launch/plugins/ready-styles/replace-calls';
import { readyRecipe } from '../../src/catalogue/ready-recipe';
import * as panda from '../../styled-system/css';

// Its own types know only styles that somebody wrote out.
const { css, cva } = panda as unknown as {
  readonly css: Css;
  readonly cva: (config: RecipeConfig) => (props: Props) => string;
};

type Props = Readonly<Record<string, string | boolean | undefined>>;

const asGiven = (value: string): string | boolean =>
  value === 'true' || value === 'false' ? value === 'true' : value;

/** Every choice of variants, one that is left out included. */
function choicesOf({ variants = {} }: RecipeConfig): readonly Props[] {
  let choices: readonly Props[] = [{}];
  for (const [name, values] of Object.entries(variants)) {
    const given = [undefined, ...Object.keys(values).map(asGiven)];
    choices = given.flatMap((value) =>
      choices.map((choice) => Object.assign({}, choice, { [name]: value })),
    );
  }
  return choices;
}

const namesIn = (text: string): readonly string[] => text.split(' ').filter(Boolean).toSorted();

const parse = (text: string): unknown => parseAst(text, { lang: 'tsx' });

test('every recipe of the portal gives the classes that Panda gives, for every choice of its variants', () => {
  let recipes = 0;
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const path = `src/${file}`;
    const code = readFileSync(path, 'utf8');
    if (!code.includes('cva(') || path.includes('.test.')) continue;
    replaceCalls(code, parse, {
      css: () => '',
      cva: (given) => {
        recipes += 1;
        const config = given as RecipeConfig;
        const ready = readyRecipe(makeReady(css, config));
        const made = cva(config);
        for (const props of choicesOf(config)) {
          expect(namesIn(ready(props)), `${path} ${JSON.stringify(props)}`).toEqual(
            namesIn(made(props)),
          );
        }
        return '';
      },
      helper: '',
    });
  }
  expect(recipes).toBeGreaterThan(20);
});

const makers = {
  css: (...styles: readonly unknown[]) => JSON.stringify(css(...(styles as readonly Styles[]))),
  cva: () => 'RECIPE',
  helper: 'HELPER;',
};

test('calls whose styles stand in the module are replaced, and what is imported for nothing goes', () => {
  const head = "import { css, cva, cx } from '../styled-system/css';\n";
  const made = replaceCalls(
    `${head}const box = { padding: '4' };
export const a = css(box, { padding: '2', [\`& p\`]: { margin: '0' } });
const b = cva({ base: box });`,
    parse,
    makers,
  );
  expect(made).toContain('export const a = "p_2 [&_p]:m_0";');
  expect(made).toContain('const b = RECIPE;');
  expect(made).toMatch(/^HELPER;import \{ cx \} from "\.\.\/styled-system\/css\/cx";\n/);
  const left = replaceCalls(
    `${head}export const c = (size) => [css({ width: size }), css({ top: '0' })];`,
    parse,
    makers,
  );
  expect(left).toContain('import { css } from "../styled-system/css";');
  expect(left).toContain('[css({ width: size }), "top_0"]');
  expect(replaceCalls('export const d = 1;', parse, makers)).toBeNull();
  const joins = "import { cx } from '../styled-system/css';\nexport const a = cx(b, c);\n";
  expect(replaceCalls(joins, parse, makers)).toContain(
    'import { cx } from "../styled-system/css/cx";',
  );
});
