import type { Page } from '@playwright/test';
import { watchContext } from '../../cli/browser/watch-page';
import type { Flow } from '../../src/catalogue/flows';
import type { ScreenId } from '../../src/catalogue/screens';
import { Portal } from './portal';
import { startOf, walkOn } from './walks';

export const RECORDED_WALKS: readonly (readonly [flow: Flow, until: ScreenId])[] = [
  ['home', 'congratulations'],
  ['cash', 'congratulations'],
  ['item', 'completion'],
];

export function beginningOf(flow: Flow): readonly string[] {
  const { program, status, screen, signedOut } = startOf(flow);
  const named = Object.entries({ program, status, screen });
  return [
    ...named.flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [`--${name}`, value],
    ),
    ...(signedOut === true ? ['--signed-out'] : []),
  ];
}

/** The page already shows the start. */
export async function doWalk(page: Page, flow: Flow, until: ScreenId): Promise<void> {
  const { origin } = new URL(page.url());
  const watch = watchContext(page.context(), origin);
  const portal = new Portal({ page, base: `${origin}/`, mock: null, seed: {}, watch });
  await walkOn(flow, until, { page, portal, act: async (_, work) => void (await work()) });
}
