import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as ends from './end-pictures';
import * as funding from './funding-pictures';
import * as payments from './payment-pictures';
import * as steps from './step-pictures';
import * as switches from './switches-picture';
import * as things from './thing-pictures';
import * as waiting from './waiting-pictures';

const PICTURES: readonly (readonly [string, ComponentType])[] = Object.entries({
  ...ends,
  ...funding,
  ...payments,
  ...steps,
  ...switches,
  ...things,
  ...waiting,
});

/** Illustrations set only classes and positions: the brand defines colors and widths. */
const OWN_LOOK = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(|(?:^|\s)(?:style|fill|stroke|stroke-width)="/i;

test.each(PICTURES)("%s uses the brand's pen and is hidden from screen readers", (_, Picture) => {
  const html = renderToStaticMarkup(<Picture />);
  expect(html).toMatch(/^<svg class="[^"]+" viewBox="0 0 (?:240 160|64 64)" aria-hidden="true"/);
  expect(html).not.toMatch(OWN_LOOK);
  const bare = [...html.matchAll(/<(?:path|circle|rect|text)\b[^>]*>/g)].filter(
    ([shape]) => !/ class="\S/.test(shape),
  );
  expect(bare, 'shapes without a class are black').toEqual([]);
});
