// @vitest-environment jsdom
import { isWorkDue, pause } from './due-work';
import { startTransition, Suspense, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';

/** Takes so long to draw that React lets others run before the next one. */
function Slow(): ReactNode {
  const end = performance.now() + 12;
  while (performance.now() < end);
  return 'slow ';
}

const text = (): string => document.body.textContent ?? '';

function draw(page: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(page);
}

/** Each text that stands there while nothing is due, until `last` does. */
async function textsAtRest(last: string): Promise<string[]> {
  const seen = new Set<string>();
  while (!seen.has(last)) {
    await pause(1);
    if (!isWorkDue()) seen.add(text());
  }
  return [...seen];
}

test('what React draws in slices is due until it stands there', async () => {
  document.body.replaceChildren();
  let turn = (): void => undefined;
  function Page(): ReactNode {
    const [turned, setTurned] = useState(false);
    turn = () => startTransition(() => setTurned(true));
    return turned ? Array.from({ length: 8 }, (_, index) => <Slow key={index} />) : 'before';
  }
  draw(<Page />);
  await expect.poll(text).toBe('before');
  turn();
  expect(await textsAtRest('slow '.repeat(8))).toEqual(['slow '.repeat(8)]);
});

test('what React holds back is due until it stands there', async () => {
  document.body.replaceChildren();
  let come = (): void => undefined;
  let there: Promise<void> | null = new Promise((resolve) => {
    come = () => {
      there = null;
      resolve();
    };
  });
  function Part(): ReactNode {
    if (there !== null) throw there;
    return 'part';
  }
  draw(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  await expect.poll(text).toBe('waiting');
  come();
  await Promise.resolve();
  expect(await textsAtRest('part')).toEqual(['part']);
});
