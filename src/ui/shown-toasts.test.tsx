// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_HEADING_ID } from './heading';
import { ShownToasts } from './shown-toasts';
import type { ToastMessage } from './toast-message';
import { createToast, removeShown } from './toast-store';

let root: Root;
let hidden = false;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  document.body.innerHTML = `<div id="root"><h1 id="${PAGE_HEADING_ID}" tabindex="-1">Cart</h1><input /></div>`;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<ShownToasts onListening={() => undefined} />));
});

afterEach(() => {
  act(() => removeShown());
  act(() => root.unmount());
  hidden = false;
  vi.useRealTimers();
});

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  return element;
};
const region = () => find('[aria-label^=Notifications]');
const titles = () => [...region().querySelectorAll('p')].map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const send = (event: Event, to: Element = region()) => act(() => void to.dispatchEvent(event));
const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });

/** Shows toasts, one after the other. */
async function toast(...messages: readonly ToastMessage[]): Promise<void> {
  for (const message of messages) {
    createToast(message);
    await pass(100);
  }
}

test('a toast is announced, goes after five seconds, or when its message says so', async () => {
  await toast({ title: 'Changes saved' }, { title: 'Item removed', duration: 10_000 });
  expect(region().ariaLive ?? region().getAttribute('aria-live')).toBe('polite');
  expect(region().querySelectorAll('[role=status]')).toHaveLength(2);
  await pass(4700);
  expect(titles()).toEqual(['Changes saved', 'Item removed']);
  await pass(500);
  expect(titles()).toEqual(['Item removed']);
  await pass(4500);
  expect(titles()).toEqual(['Item removed']);
  await pass(800);
  expect(titles()).toEqual([]);
});

test('a third one waits until another goes, and then has its whole time', async () => {
  await toast({ title: 'One' }, { title: 'Two' }, { title: 'Three' });
  expect(titles()).toEqual(['One', 'Two']);
  await pass(4850);
  expect(titles()).toContain('Three');
  await pass(4900);
  expect(titles()).toEqual(['Three']);
  await pass(500);
  expect(titles()).toEqual([]);
});

const looksAway = (to: boolean) => {
  hidden = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

test.each([
  [
    'a pointer is over it',
    () => send(new MouseEvent('pointerenter')),
    () => send(new MouseEvent('pointerleave')),
  ],
  [
    'it has the focus',
    () => act(() => find('[aria-label=Close]').focus()),
    () => act(() => find('input').focus()),
  ],
  ['the page is out of sight', () => act(() => looksAway(true)), () => act(() => looksAway(false))],
])('its time stands still while %s', async (_what, begin, end) => {
  await toast({ title: 'Changes saved' });
  await pass(4000);
  begin();
  await pass(60_000);
  expect(titles()).toEqual(['Changes saved']);
  end();
  await pass(500);
  expect(titles()).toEqual(['Changes saved']);
  await pass(1000);
  expect(titles()).toEqual([]);
});

test('what is done about it is done once, and it goes; the focus goes back to where it was', async () => {
  const undo = vi.fn<() => void>();
  await toast({ title: 'Item removed', action: { label: 'Undo', onClick: undo } });
  act(() => find('input').focus());
  const [button] = region().querySelectorAll('button');
  act(() => button?.focus());
  act(() => button?.click());
  expect(document.activeElement).toBe(find('input'));
  // It has its place a moment longer, for a second press.
  act(() => button?.click());
  expect(undo).toHaveBeenCalledOnce();
  await pass(400);
  expect(titles()).toEqual([]);
});

test.each([
  ['its button', () => act(() => find('[aria-label=Close]').click())],
  ['Escape', () => send(escape(), find('[aria-label=Close]'))],
])(
  '%s closes it; the focus goes to the heading where it came from nowhere',
  async (_what, close) => {
    await toast({ title: 'Changes saved' });
    act(() => find('[aria-label=Close]').focus());
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    close();
    expect(document.activeElement).toBe(find('h1'));
    // Nor does the page scroll for it.
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
    await pass(400);
    expect(titles()).toEqual([]);
    // The next one is not held.
    await toast({ title: 'Copied' });
    await pass(5500);
    expect(titles()).toEqual([]);
  },
);

test('Escape elsewhere is none of its own; a press on its words leaves the focus with who types', async () => {
  await toast({ title: 'Changes saved' });
  send(escape(), find('input'));
  await pass(400);
  expect(titles()).toEqual(['Changes saved']);
  const press = (selector: string) => {
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    find(selector).dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press('[role=status] p'), press('[aria-label=Close]')]).toEqual([true, false]);
});

test('Escape closes the one that has the focus, and none that waits; Alt+T leads to the first', async () => {
  await toast({ title: 'One' }, { title: 'Two' }, { title: 'Three' });
  act(() => find('input').focus());
  const keys = { altKey: true, code: 'KeyT', bubbles: true, cancelable: true };
  send(new KeyboardEvent('keydown', keys), find('input'));
  expect(document.activeElement?.closest('[role=status]')?.textContent).toContain('One');
  send(escape(), find(':focus'));
  await pass(400);
  expect(titles()).toEqual(['Two', 'Three']);
  expect(document.activeElement).toBe(find('input'));
  // What was opened meanwhile may be shut: the heading has it then.
  send(new KeyboardEvent('keydown', keys), find('input'));
  find('input').setAttribute('disabled', '');
  send(escape(), find(':focus'));
  expect(document.activeElement).toBe(find('h1'));
});

test('what is not shown yet goes with what is, once all of it is taken away; one that had the focus holds no other', async () => {
  await toast({ title: 'Changes saved' });
  act(() => find('[aria-label=Close]').focus());
  createToast({ title: 'Item removed' });
  act(() => removeShown());
  await pass(400);
  expect(titles()).toEqual([]);
  await toast({ title: 'Copied' });
  expect(titles()).toEqual(['Copied']);
  await pass(5500);
  expect(titles()).toEqual([]);
});
