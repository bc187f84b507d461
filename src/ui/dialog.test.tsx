// @vitest-environment jsdom
import { act, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog-props';
import { PAGE_HEADING_ID } from './heading';

let root: Root;
let page: HTMLElement;
const close = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  close.mockReset();
  page = document.body.appendChild(document.createElement('div'));
  page.id = 'root';
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing is ${selector}.`);
  return found;
};

/** A page with a button, and what lies over it. */
const show = (over: ReactNode, hasOpener = true, disabled = false) =>
  act(async () =>
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

const help = (props: Partial<DialogProps> = {}) => (
  <Dialog open title="Need help?" onClose={close} {...props}>
    {props.children ?? <p>Call us.</p>}
  </Dialog>
);

/** Opens it as a press of the button does. */
async function opened(props: Partial<DialogProps> = {}): Promise<void> {
  await show(null);
  find('#opener').focus();
  await show(help(props));
}

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void document.activeElement?.dispatchEvent(event));
  return event;
}

test.each([
  [false, 1],
  [true, 0],
])('Escape closes one that is blocking (%s) %i times', async (blocking, times) => {
  await opened({ blocking });
  press('Escape');
  expect(close).toHaveBeenCalledTimes(times);
});

test('Escape is answered by a list that is open in it, and by what has the focus beside it', async () => {
  await opened({ children: <input role="combobox" aria-expanded aria-controls="list" /> });
  expect(press('Escape').defaultPrevented).toBe(false);
  find('[role=combobox]').setAttribute('aria-expanded', 'false');
  const tools = document.body.appendChild(document.createElement('button'));
  tools.focus();
  expect(press('Escape').defaultPrevented).toBe(false);
  expect(close).not.toHaveBeenCalled();
  tools.remove();
  // What had the focus is gone.
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(close).toHaveBeenCalledOnce();
});

/** Takes the focus as it is put into the page, before what it stands in is known to be there. */
function Eager() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input ref={field} />;
}

/** Takes the focus once it is there. */
function Late() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} />;
}

test.each([
  ['its title', <p key="p">Call us.</p>, 'H2'],
  ['what took it before', <Eager key="e" />, 'INPUT'],
  ['what takes it once it is drawn', <Late key="l" />, 'INPUT'],
])('the focus is on %s, and goes back', async (_what, children, focused) => {
  await opened({ children });
  expect(document.activeElement?.tagName).toBe(focused);
  await show(null);
  expect(document.activeElement).toBe(find('#opener'));
});

test('the focus goes to what is wanted, or to the heading where what opened it is gone; who went on keeps it', async () => {
  await opened({ focusAfter: () => PAGE_HEADING_ID });
  await show(null);
  expect(document.activeElement).toBe(find('h1'));

  await opened();
  await show(null, false);
  expect(document.activeElement).toBe(find('h1'));

  await opened();
  await show(null, true, true);
  expect(document.activeElement).toBe(find('h1'));

  await opened();
  const beside = document.body.appendChild(document.createElement('button'));
  beside.focus();
  await show(null);
  expect(document.activeElement).toBe(beside);
});

test('the page behind it is closed, the question about cookies too, cannot be scrolled, and takes the focus in vain', async () => {
  const cookies = document.createElement('div');
  cookies.dataset['besidePage'] = '';
  cookies.append(document.createElement('button'));
  document.body.prepend(cookies);
  await opened({ children: <input /> });
  expect([page.ariaHidden, cookies.ariaHidden]).toEqual(['true', 'true']);
  expect(document.body.style.overflow).toBe('hidden');
  act(() => find('#opener').focus());
  expect(document.activeElement).toBe(find('h2'));
  // Who is typing stays where they type.
  act(() => find('input').focus());
  act(() => cookies.querySelector('button')?.focus());
  expect(document.activeElement).toBe(find('input'));
  await show(null);
  expect([page.ariaHidden, cookies.ariaHidden]).toEqual([null, null]);
  expect(document.body.style.overflow).toBe('');
  act(() => find('h1').focus());
  expect(document.activeElement).toBe(find('h1'));
});

test('of two the upper one has the keys, and the lower one is closed until it is gone', async () => {
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
  expect([page.ariaHidden, lower().ariaHidden]).toEqual(['true', 'true']);
  press('Escape');
  expect(closeUpper).toHaveBeenCalledOnce();
  // What had the focus is gone.
  act(() => (document.activeElement as HTMLElement).blur());
  press('Escape');
  expect(closeUpper).toHaveBeenCalledTimes(2);
  act(() => lower().querySelector('button')?.focus());
  expect(lower().contains(document.activeElement)).toBe(false);
  expect(close).not.toHaveBeenCalled();
  await show(<>{help()}</>);
  expect([page.ariaHidden, lower().ariaHidden]).toEqual(['true', null]);
});

/** Presses at one place and lets go at another; a browser clicks what both are in, here what is beside. */
function pressBeside({ from, to }: { readonly from: Element; readonly to: Element }): void {
  act(() => {
    from.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    to.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    beside().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

const beside = (): Element => find('[role=dialog]').parentElement ?? page;

test.each<[string, Partial<DialogProps>, number]>([
  ['one', {}, 1],
  ['one that has to be answered', { blocking: true }, 0],
  ['one that others put windows beside', { beside: 'others' }, 0],
])('a press beside %s', async (_which, props, times) => {
  await opened(props);
  pressBeside({ from: find('h2'), to: beside() });
  pressBeside({ from: beside(), to: find('h2') });
  expect(close).not.toHaveBeenCalled();
  pressBeside({ from: beside(), to: beside() });
  expect(close).toHaveBeenCalledTimes(times);
});
