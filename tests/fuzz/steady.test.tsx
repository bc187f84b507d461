// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Flow } from '../../src/catalogue/flows';
import { screenPath } from '../../src/catalogue/routes';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import type { BrandId } from '../../src/programs/registry';
import { showPortal } from './show-portal';

/** What a flow reads late it reads in most of its screens: the one with the most to read comes first. */
const FLOWS: readonly (readonly [Flow, BrandId])[] = [
  ['item', 'pesto_item'],
  ['cash', 'pesto_cash'],
  ['home', 'home_light'],
];

const cells = SCREEN_IDS.flatMap((screen) => {
  const [, program] = FLOWS.find(([flow]) => screenPath(screen, flow) !== undefined) ?? [];
  return program === undefined ? [] : [{ screen, program }];
});

test.each(cells)('what stands on $screen of $program stays where it is', async (cell) => {
  const { steadiness } = await showPortal(cell);
  const { first, last } = steadiness;
  // More may come under it, or in the place that is kept for it, never above.
  const waits = first.indexOf('Loading');
  const stood = waits === -1 ? first : first.slice(0, waits);
  expect(last.slice(0, stood.length)).toEqual(stood);
});
