// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Frame from './problem-frame';
import { ProblemPage } from './problem-page';

const frame = vi.hoisted(() => ({ come: vi.fn<() => Promise<unknown>>() }));
vi.mock('./problem-frame', () => ({ problemFrame: frame.come }));

const container = document.body.appendChild(document.createElement('div'));
const FRAME = {
  header: <header>Whose page it is</header>,
  picture: <i>Picture</i>,
  head: (words) => <div>{words}</div>,
  help: <p>Who helps</p>,
} satisfies Omit<Frame.ProblemFrame, 'brand'>;

function open() {
  const root = createRoot(container);
  act(() =>
    root.render(
      <ProblemPage screenId="error" words={<h1>Sorry</h1>} actions={<button>Again</button>} />,
    ),
  );
  const button = container.querySelector('button');
  if (button === null) throw new Error('no button');
  return { button, close: () => act(() => root.unmount()) };
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

test('without logo, illustration and help the problem page keeps its text', async () => {
  frame.come.mockRejectedValue(new TypeError('Failed to fetch'));
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { close } = open();
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(warn).toHaveBeenCalled();
  });
  expect(container.querySelector('main')?.textContent).toBe('SorryAgain');
  close();
});

test('the problem page keeps its button and focus when the rest is loaded', async () => {
  frame.come.mockResolvedValue({ ...FRAME, brand: { id: 'trovy' } });
  const { button, close } = open();
  button.focus();
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(container.textContent).toContain('Who helps');
  });
  expect(container.querySelector('header')).not.toBeNull();
  expect(container.querySelector('button')).toBe(button);
  expect(document.activeElement).toBe(button);
  close();
});
