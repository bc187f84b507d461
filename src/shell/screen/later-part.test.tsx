// @vitest-environment jsdom
import { act, StrictMode, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { patience } from '../../../cli/browser/patience';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const MARKUP = '<h1>Log In</h1><!--$--><button>Need Help?</button><!--/$-->';

async function takeOver(pressed: () => void, code: () => Promise<void>, shown?: 'early') {
  document.body.innerHTML = `<div id="root" data-painted="trovy">${MARKUP}</div>`;
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('no root');
  vi.resetModules();
  const { laterPart, whenAllAnswers } = await import('./later-part');
  const { noteFirstScreen } = await import('./first-screen');
  const load = vi.fn<() => Promise<ComponentType>>(async () => {
    await code();
    return () => <button onClick={pressed}>Need Help?</button>;
  });
  const part = laterPart(load);
  const answered = vi.fn<() => void>();
  if (shown === 'early') noteFirstScreen();
  await act(() =>
    hydrateRoot(
      root,
      <StrictMode>
        <h1>Log In</h1>
        {part}
      </StrictMode>,
    ),
  );
  void whenAllAnswers().then(answered);
  return { root, load, answered, show: () => act(async () => noteFirstScreen()) };
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** React draws only at the end of an `act`, so each look is one. */
const until = (isSo: () => void) =>
  vi.waitFor(async () => {
    await settle();
    isSo();
  }, patience());

afterEach(() => {
  document.body.innerHTML = '';
});

test('a later part is not asked for before the screen answers, and its very elements answer then', async () => {
  const pressed = vi.fn<() => void>();
  const { root, load, answered, show } = await takeOver(pressed, () => Promise.resolve());
  const button = root.querySelector('button');
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(answered).not.toHaveBeenCalled();
  await show();
  await until(() => expect(answered).toHaveBeenCalledTimes(1));
  expect(root.querySelector('button')).toBe(button);
  button?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a part that React comes to only after the screen is there answers, too', async () => {
  const { root, load, answered } = await takeOver(
    () => undefined,
    () => Promise.resolve(),
    'early',
  );
  await until(() => expect(answered).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  expect(root.innerHTML).toBe(MARKUP);
});

test('where its code does not come, what is painted stays, and nobody waits for it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { root, answered, show } = await takeOver(
    () => undefined,
    () => Promise.reject(new Error('gone')),
  );
  await show();
  await until(() => expect(answered).toHaveBeenCalledTimes(1));
  expect(root.innerHTML).toBe(MARKUP);
});

test('on a page that came empty it waits for the screen, too', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('no root');
  vi.resetModules();
  const { laterPart } = await import('./later-part');
  const { noteFirstScreen } = await import('./first-screen');
  const load = vi.fn<() => Promise<ComponentType>>(() =>
    Promise.resolve(() => <button>Need Help?</button>),
  );
  const part = laterPart(load);
  await act(() => createRoot(root).render(part));
  await settle();
  expect(load).not.toHaveBeenCalled();
  await act(async () => noteFirstScreen());
  await until(() => expect(root.innerHTML).toBe('<button>Need Help?</button>'));
});

test('a part that the page has nowhere is not waited for', async () => {
  document.body.innerHTML = '<div id="root" data-painted="trovy"><h1>What kind?</h1></div>';
  vi.resetModules();
  const { laterPart, whenAllAnswers } = await import('./later-part');
  laterPart(() => Promise.resolve(() => null));
  const answered = vi.fn<() => void>();
  void whenAllAnswers().then(answered);
  await settle();
  expect(answered).toHaveBeenCalledTimes(1);
});
