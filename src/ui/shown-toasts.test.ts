// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createToast, removeShown } from './shown-toasts';

const { create } = vi.hoisted(() => ({ create: vi.fn<() => void>() }));

vi.mock('@ark-ui/react/toast', () => ({
  createToaster: () => ({ create, remove: () => undefined }),
  Toast: {},
  Toaster: {},
}));

test('what is not shown yet goes with what is, once all of it is taken away', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
  const shown = async (): Promise<number> => {
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    idle.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
    return create.mock.calls.length;
  };
  createToast({ title: 'Changes saved' });
  removeShown();
  expect(await shown()).toBe(0);
  createToast({ title: 'Item removed' });
  expect(await shown()).toBe(1);
  vi.unstubAllGlobals();
});
