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

test('the bar of a phone acts while the buttons of the page are out of sight', async () => {
  const accept = vi.fn<() => void>();
  await act(async () =>
    root.render(
      <ActionPane
        label="Your answer"
        figure={{ term: 'Estimated credit line', short: 'Estimate', value: '$640' }}
        bar={<Button onClick={accept}>Accept Offer</Button>}
        actions={
          <>
            <Button onClick={accept}>Accept Offer</Button>
            <Button>Decline Offer</Button>
          </>
        }
      />,
    ),
  );
  expect(bar()).toBeNull();
  await scrollTo(false, 3000);
  expect(bar()?.textContent).toBe('Estimate $640Accept Offer');
  const inBar = bar()?.querySelector<HTMLElement>('[aria-hidden] button');
  expect(inBar?.tabIndex).toBe(-1);

  await act(async () => bar()?.querySelector('button')?.click());
  expect(accept).toHaveBeenCalledOnce();
  await scrollTo(true, 400);
  expect(bar()).toBeNull();
});

test('the bar goes to what is left to do first, and says so', async () => {
  const send = vi.fn<() => void>();
  await act(async () =>
    root.render(
      <>
        <input id="field-name" />
        <ActionPane
          label="Your line"
          figure={{ term: 'Credit line', value: '$640' }}
          open={{ label: '2 Questions Left', id: 'field-name' }}
          bar={<Button onClick={send}>Continue</Button>}
          answersId="end"
        />
      </>,
    ),
  );
  await scrollTo(false, 3000);
  expect(bar()?.textContent).toBe('Credit line $6402 Questions Left');
  await act(async () => bar()?.querySelector('button')?.click());
  expect(document.activeElement?.id).toBe('field-name');
  expect(send).not.toHaveBeenCalled();
});

test('a page without an action has no bar', async () => {
  await act(async () =>
    root.render(
      <ActionPane label="Your line" figure={{ term: 'Credit line', value: '$640' }} bar={null} />,
    ),
  );
  await scrollTo(false, 3000);
  expect(bar()).toBeNull();
});

test.each([
  { leads: false, open: true, buttons: [] },
  { leads: true, open: true, buttons: ['1 Question Left'] },
  { leads: true, open: false, buttons: [] },
])('the pane beside the column has a button only for what is left: $leads, $open', async (each) => {
  await act(async () =>
    root.render(
      <>
        <input id="field-name" />
        <Actions id="end">
          <Button type="submit">Continue</Button>
        </Actions>
        <ActionPane
          label="Your line"
          figure={{ term: 'Credit line', value: '$640' }}
          answersId="end"
          open={each.open ? { label: '1 Question Left', id: 'field-name' } : null}
          leads={each.leads}
          bar={<Button>Continue</Button>}
        />
      </>,
    ),
  );
  const buttons = document.querySelectorAll('section button');
  expect([...buttons].map(({ textContent }) => textContent)).toEqual(each.buttons);
});
