// @vitest-environment jsdom
import { act, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog, type DialogProps } from './dialog';
import { PAGE_HEADING_ID } from './heading';

let root: Root;
let page: HTMLElement;
const close = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  close.mockReset();
  page = document.body.appendChild(document.createElement('div'));
  page.id = 'root';
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  await settled();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing matches ${selector}`);
  return found;
};

/** Ark UI changes focus and hides the page a frame after a dialog opens or closes. */
const settled = () => act(() => vi.advanceTimersByTimeAsync(50));

async function show(over: ReactNode, hasOpener = true, disabled = false): Promise<void> {
  await act(async () =>
    root.render(
      <>
        <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
          Your offer
        </h1>
        {hasOpener && (
          <button type="button" id="opener" disabled={disabled}>
            Help
          </button>
        )}
        {over}
      </>,
    ),
  );
  await settled();
}

const help = (props: Partial<DialogProps> = {}) => (
  <Dialog open title="Need help?" onClose={close} {...props}>
    {props.children ?? <p>Call us.</p>}
  </Dialog>
);

async function opened(props: Partial<DialogProps> = {}): Promise<void> {
  await show(null);
  find('#opener').focus();
  await show(help(props));
}

async function press(key: string): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void document.activeElement?.dispatchEvent(event));
}

test.each([
  ['closes a dialog', false, 1],
  ["doesn't close a blocking dialog", true, 0],
])('Escape %s', async (_what, blocking, times) => {
  await opened({ blocking });
  await press('Escape');
  expect(close).toHaveBeenCalledTimes(times);
});

function Eager() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input ref={field} />;
}

function Late() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} />;
}

test.each([
  ['its title', <p key="p">Call us.</p>, 'H2'],
  ['a field that took it when it was inserted', <Eager key="e" />, 'INPUT'],
  ['a field that took it in an effect', <Late key="l" />, 'INPUT'],
])(
  'an open dialog has the focus on %s, and returns it to its opener',
  async (_what, children, focused) => {
    await opened({ children });
    expect(document.activeElement?.tagName).toBe(focused);
    await show(null);
    expect(document.activeElement).toBe(find('#opener'));
  },
);

test('a closed dialog focuses the requested element', async () => {
  await opened({ focusAfter: () => PAGE_HEADING_ID });
  await show(null);
  expect(document.activeElement).toBe(find('h1'));
});

test.each([
  ['gone', false, false],
  ['disabled', true, true],
])(
  'a closed dialog focuses the heading if its opener is %s',
  async (_what, hasOpener, disabled) => {
    await opened();
    await show(null, hasOpener, disabled);
    expect(document.activeElement).toBe(find('h1'));
  },
);

test('a dialog hides the page and the cookie banner, locks scrolling, and keeps focus inside', async () => {
  const cookies = document.createElement('div');
  cookies.dataset['outsidePage'] = '';
  cookies.append(document.createElement('button'));
  document.body.prepend(cookies);
  await opened({ children: <input /> });
  expect([page.ariaHidden, cookies.ariaHidden]).toEqual(['true', 'true']);
  expect(document.body.style.overflow).toBe('hidden');
  act(() => find('input').focus());
  act(() => find('#opener').focus());
  expect(document.activeElement).toBe(find('input'));
  act(() => cookies.querySelector('button')?.focus());
  expect(document.activeElement).toBe(find('input'));
  await show(null);
  expect([page.ariaHidden, cookies.ariaHidden]).toEqual([null, null]);
  expect(document.body.style.overflow).toBe('');
  act(() => find('h1').focus());
  expect(document.activeElement).toBe(find('h1'));
});

test('only the upper of two dialogs takes keys, and the lower one is hidden until the upper one closes', async () => {
  const closeUpper = vi.fn<() => void>();
  const upper = help({ title: 'Your session is about to end', onClose: closeUpper });
  const lower = () => find('[role=dialog]');
  await opened();
  await show(
    <>
      {help()}
      {upper}
    </>,
  );
  expect(lower().textContent).toContain('Need help?');
  expect([page.ariaHidden, lower().closest('[aria-hidden=true]') !== null]).toEqual(['true', true]);
  await press('Escape');
  expect(closeUpper).toHaveBeenCalledOnce();
  act(() => lower().querySelector('button')?.focus());
  expect(lower().contains(document.activeElement)).toBe(false);
  expect(close).not.toHaveBeenCalled();
  await show(<>{help()}</>);
  expect([page.ariaHidden, lower().closest('[aria-hidden=true]') !== null]).toEqual([
    'true',
    false,
  ]);
  expect(lower().contains(document.activeElement)).toBe(true);
});

async function pointerDown(target: Element): Promise<void> {
  await act(
    async () => void target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })),
  );
  await settled();
}

test.each<[string, Partial<DialogProps>, number]>([
  ['closes a dialog', {}, 1],
  ["doesn't close a blocking dialog", { blocking: true }, 0],
  ["doesn't close a dialog that allows windows of others", { allowsOthers: true }, 0],
])('a click outside %s', async (_which, props, times) => {
  await opened(props);
  await pointerDown(find('h2'));
  expect(close).not.toHaveBeenCalled();
  await pointerDown(find('[data-part=positioner]'));
  expect(close).toHaveBeenCalledTimes(times);
});
