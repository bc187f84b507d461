// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionPane } from './action-pane';
import { Button } from './button';
import { Actions } from './stack';

type Report = (
  entries: readonly { isIntersecting: boolean; boundingClientRect: { top: number } }[],
) => void;

let root: Root;
let report: Report;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const bar = (): Element | null => document.querySelector('[data-bottom-bar]');
const scrollTo = (isIntersecting: boolean, top: number): Promise<void> =>
  act(async () => report([{ isIntersecting, boundingClientRect: { top } }]));

test('a bar leads to the buttons while they are still below, and only then', async () => {
  await act(async () =>
    root.render(
      <ActionPane
        label="Your answer"
        figure={{ term: 'Estimated credit line', short: 'Estimate', value: '$640' }}
        jump="Review and Decide"
        actions={<Button>Accept Offer</Button>}
      />,
    ),
  );
  expect(bar()).toBeNull();
  await scrollTo(false, 3000);
  expect(bar()?.textContent).toBe('Estimate $640Review and Decide');

  await act(async () => bar()?.querySelector('button')?.click());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Your answer');
  await scrollTo(true, 400);
  expect(bar()).toBeNull();
});

test('where the buttons stand in the column, it leads there', async () => {
  await act(async () =>
    root.render(
      <>
        <div id="sign" tabIndex={-1} />
        <ActionPane
          label="Your line"
          figure={{ term: 'Credit line', value: '$640' }}
          jump="Go to Signature"
          answersId="sign"
        />
      </>,
    ),
  );
  await scrollTo(false, 3000);
  await act(async () => bar()?.querySelector('button')?.click());
  expect(document.activeElement?.id).toBe('sign');
});

test.each([
  { leads: false, buttons: [] },
  { leads: true, buttons: ['Go to Signature'] },
])('the pane beside such a column has a button only where it leads: $leads', async (each) => {
  await act(async () =>
    root.render(
      <>
        <Actions id="end">
          <Button type="submit">Continue</Button>
        </Actions>
        <ActionPane
          label="Your line"
          figure={{ term: 'Credit line', value: '$640' }}
          jump="Go to Signature"
          answersId="end"
          leads={each.leads}
        />
      </>,
    ),
  );
  const names = (buttons: NodeListOf<Element>): readonly (string | null)[] =>
    [...buttons].map(({ textContent }) => textContent);
  expect(names(document.querySelectorAll('section button'))).toEqual(each.buttons);
  expect(names(document.querySelectorAll('[type=submit]'))).toEqual(['Continue']);

  await scrollTo(false, 3000);
  await act(async () => bar()?.querySelector('button')?.click());
  expect(document.activeElement?.id).toBe('end');
});
