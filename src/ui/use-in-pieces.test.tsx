// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useInPieces } from './use-in-pieces';

vi.unmock('./after-press');

interface Deposit {
  readonly on: string;
  readonly total: number;
}

const onDay = ({ on }: Deposit): string => on;

function List({ deposits, atOnce }: { deposits: readonly Deposit[]; atOnce: boolean }) {
  return useInPieces(deposits, onDay, atOnce).map(({ on, total }) => (
    <p key={on}>{`${on} ${total}`}</p>
  ));
}

const deposits = (total: number, count = 25): readonly Deposit[] =>
  Array.from({ length: count }, (_none, index) => ({ on: `day ${index}`, total }));

test('a long list changes from its begin, a piece with each paint; what waits is shown as it was, or not yet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (given: readonly Deposit[], atOnce: boolean) =>
    act(async () => root.render(<List key={String(atOnce)} deposits={given} atOnce={atOnce} />));
  const paint = () =>
    act(async () => {
      for (const draw of frames.splice(0)) draw();
      vi.advanceTimersByTime(0);
    });
  /** How many there are of each total. */
  const shown = (): Readonly<Record<string, number>> => {
    const totals = [...place.children].map(
      ({ textContent }) => textContent.split(' ').at(-1) ?? '',
    );
    return Object.fromEntries(
      [...new Set(totals)].map((one) => [one, totals.filter((total) => total === one).length]),
    );
  };

  await show(deposits(1), true);
  expect(shown()).toEqual({ 1: 25 });
  await show(deposits(2), true);
  expect(shown()).toEqual({ 2: 4, 1: 21 });
  await paint();
  expect(shown()).toEqual({ 2: 14, 1: 11 });
  // One more change begins anew, and takes up what there is.
  await show(deposits(3), true);
  expect(shown()).toEqual({ 3: 4, 2: 10, 1: 11 });
  await paint();
  expect(shown()).toEqual({ 3: 14, 1: 11 });
  await paint();
  await paint();
  expect(shown()).toEqual({ 3: 25 });
  // Of what was not there nothing can be shown meanwhile; what is gone is gone at once.
  await show(deposits(4, 60), true);
  expect(shown()).toEqual({ 4: 4, 3: 21 });
  await show(deposits(5, 4), true);
  expect(shown()).toEqual({ 5: 4 });

  await show(deposits(6), false);
  expect(shown()).toEqual({});
  await paint();
  expect(shown()).toEqual({ 6: 10 });
  await paint();
  await paint();
  expect(shown()).toEqual({ 6: 25 });
  act(() => root.unmount());
  vi.useRealTimers();
});
