import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SCREENS } from '../../src/catalogue/screens';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const HEADINGS = [...new Set(Object.values(SCREENS).map(({ heading }) => heading))];

function typedHeadings(text: string): string[] {
  return [...text.matchAll(/\b(?:Heading|heading)(?:=|: |=\{|\s=\s)['"`]([^'"`]+)['"`]/g)].map(
    ([, heading = '']) => heading,
  );
}

function repeated(text: string): string[] {
  return typedHeadings(text).filter((heading) =>
    HEADINGS.some((known) => heading === known || heading.startsWith(`${known}, `)),
  );
}

test('catalogue headings are not repeated in sources', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^catalogue/.test(file),
  );
  const again = files.flatMap((file) =>
    repeated(readFileSync(join(SOURCE, file), 'utf8')).map((heading) => `${file}: ${heading}`),
  );
  expect(again).toEqual([]);
});

test.each([
  '<Screen heading="Your offer">',
  "{ heading: 'Welcome back' }",
  '{ heading: `Welcome back, ${firstName}` }',
])('%s would be found', (source) => {
  expect(repeated(source)).toHaveLength(1);
});
