// @vitest-environment jsdom
import { isWorkDue, pause } from './due-work';
import { lazy, startTransition, Suspense, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, test } from 'vitest';

/** Renders slowly enough that React yields before the next one. */
function Slow(): ReactNode {
  const end = performance.now() + 12;
  while (performance.now() < end);
  return 'slow ';
}

const text = (): string => document.body.textContent ?? '';

function rootHere(): Root {
  document.body.replaceChildren();
  return createRoot(document.body.appendChild(document.createElement('div')));
}

/** While no work is due, until `last`. */
async function textsAtRest(last: string): Promise<string[]> {
  const seen = new Set<string>();
  while (!seen.has(last)) {
    await pause(1);
    if (!isWorkDue()) seen.add(text());
  }
  return [...seen];
}

test("React's time slices count as due until rendered", async () => {
  const root = rootHere();
  root.render('before');
  await expect.poll(text).toBe('before');
  startTransition(() => root.render(Array.from({ length: 8 }, (_, index) => <Slow key={index} />)));
  expect(await textsAtRest('slow '.repeat(8))).toEqual(['slow '.repeat(8)]);
});

test('content that React delays counts as due until rendered', async () => {
  let come = (): void => undefined;
  const part = new Promise<{ default: () => ReactNode }>((resolve) => {
    come = () => resolve({ default: () => 'part' });
  });
  const Part = lazy(() => part);
  rootHere().render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  await expect.poll(text).toBe('waiting');
  come();
  await part;
  expect(await textsAtRest('part')).toEqual(['part']);
});
