import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepProgress, type StepProgressProps } from './step-progress';

const SIGN = { number: 4, of: 4, name: 'Sign' };

/** Returns the text and the filled percentage of each step; future steps have none. */
function shown(props: StepProgressProps): readonly string[] {
  const page = renderToStaticMarkup(createElement(StepProgress, props));
  const words = [...page.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text = '']) => text);
  const filled = [...page.matchAll(/(?:bg-s_|background-size:)([\d.]+)%/g)].map(
    ([, share = '']) => share,
  );
  return [...words, filled.join(' ')];
}

test.each<readonly [StepProgressProps, readonly string[]]>([
  [{ step: undefined }, ['']],
  [{ step: { ...SIGN, number: 2 } }, ['Step 2 of 4: Sign', '100 50']],
  // The last step is full only once it is done.
  [{ step: SIGN }, ['Step 4 of 4: Sign', '100 100 100 50']],
  [
    { step: { ...SIGN, number: 1 }, part: { number: 3, of: 5 } },
    ['Step 1 of 4: Sign', 'Part 3 of 5', '50'],
  ],
  [{ step: undefined, part: { number: 4, of: 4 } }, ['Part 4 of 4', '87.5']],
])('progress of %j', (props, said) => {
  expect(shown(props)).toEqual(said);
});

test('only an unknown share is an attribute', () => {
  const attributes = (props: StepProgressProps) =>
    renderToStaticMarkup(createElement(StepProgress, props)).split(' style=').length - 1;
  expect(attributes({ step: { ...SIGN, number: 2 } })).toBe(0);
  expect(attributes({ step: SIGN, part: { number: 1, of: 3 } })).toBe(1);
});
