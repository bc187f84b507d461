// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveOverlayEntry, useBackToClose } from './use-back-to-close';

let root: Root;
const close = vi.fn<(name: string) => void>();
const popped = vi.fn<() => void>();

function Overlay({ name }: { readonly name: string }) {
  useBackToClose(true, () => close(name));
  return <p>{name}</p>;
}

const show = (...names: readonly string[]) =>
  act(async () => root.render(names.map((name) => <Overlay key={name} name={name} />)));

const WITHIN = { within: true };

const state = () => window.history.state as Readonly<Record<string, unknown>> | null;
const path = () => window.location.pathname;

/** Waits for a history traversal to `address` with this state. */
const reached = (address: string, expected: unknown) =>
  act(() => vi.waitFor(() => expect([path(), state()]).toEqual([address, expected])));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.pushState(null, '', '/before');
  window.history.pushState(WITHIN, '', '/page');
  window.addEventListener('popstate', popped);
  close.mockReset();
  popped.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  window.removeEventListener('popstate', popped);
  await act(async () => root.unmount());
  await vi.waitUntil(() => state()?.['overlay'] === undefined);
  document.body.replaceChildren();
});

test('Back closes a dialog and stays on the page, unnoticed by the router', async () => {
  await show('help');
  expect(state()).toEqual({ ...WITHIN, overlay: true });
  window.history.back();
  await reached('/page', WITHIN);
  expect(close).toHaveBeenCalledExactlyOnceWith('help');
  await show();
  await reached('/page', WITHIN);
  expect(popped).not.toHaveBeenCalled();
});

test('a dialog that is closed otherwise leaves no entry: Back leaves the page', async () => {
  await show('help');
  await show();
  await reached('/page', WITHIN);
  expect(popped).not.toHaveBeenCalled();
  window.history.back();
  await reached('/before', null);
  expect(popped).toHaveBeenCalledOnce();
});

test('Forward to the entry of a closed dialog returns to the page', async () => {
  await show('help');
  window.history.back();
  await reached('/page', WITHIN);
  await show();
  const returned = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.forward();
  await returned;
  expect(state()).toEqual({ ...WITHIN, overlay: true });
  await reached('/page', WITHIN);
});

test('a dialog that replaces another one takes over its entry', async () => {
  await show('ask');
  const entries = window.history.length;
  await show('answer');
  expect(window.history.length).toBe(entries);
  window.history.back();
  await reached('/page', WITHIN);
  expect(close).toHaveBeenCalledExactlyOnceWith('answer');
});

test('Back closes only the upper one of two dialogs, and then the lower one', async () => {
  await show('lower', 'upper');
  window.history.back();
  await reached('/page', WITHIN);
  await show('lower');
  await reached('/page', { ...WITHIN, overlay: true });
  window.history.back();
  await reached('/page', WITHIN);
  expect(close.mock.calls).toEqual([['upper'], ['lower']]);
});

test('a navigation out of a dialog takes the place of its entry', async () => {
  await show('help');
  await show();
  leaveOverlayEntry(() => window.history.pushState(null, '', '/next'));
  await reached('/next', null);
  window.history.back();
  await reached('/page', WITHIN);
  expect(close).not.toHaveBeenCalled();
});

test('Back leaves the page if a drawer stayed open during a navigation', async () => {
  await show('drawer');
  leaveOverlayEntry(() => window.history.pushState(null, '', '/next'));
  await reached('/next', null);
  window.history.back();
  await reached('/page', WITHIN);
  expect(close).not.toHaveBeenCalled();
  expect(popped).toHaveBeenCalledOnce();
});
