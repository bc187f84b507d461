// @vitest-environment jsdom
import { act, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionPane } from './action-pane';
import { Beside } from './beside';
import { Main } from './main';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #seen: () => void;
      constructor(seen: () => void) {
        this.#seen = seen;
      }
      observe = (): void => this.#seen();
      disconnect = (): void => undefined;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

test('how high what stands beside the column is concerns what stands there, not every element of the page', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() =>
    root.render(
      <Main beside={<Beside aside={<p>Your offer</p>} help={<p>Call us</p>} />}>Your items</Main>,
    ),
  );
  const aside = page.querySelector('aside');
  expect(aside?.style.getPropertyValue('--pane-height')).toBe('0px');
  expect(document.documentElement.style).toHaveLength(0);
  act(() => root.unmount());
  expect(aside?.style).toHaveLength(0);
});

function Noting({ note }: { readonly note: (what: string) => void }) {
  useEffect(() => {
    note('done');
    return () => note('undone');
  }, [note]);
  return <p>Your items</p>;
}

test('what is to be done about a screen that comes or goes is left to a task of its own', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const notes: string[] = [];
  const draws = async (screen: ReactNode): Promise<readonly string[]> => {
    const before = notes.length;
    const drawn = new Promise<readonly string[]>((resolve) => {
      // Told at the end of the task that draws it.
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(notes.slice(before));
      });
      observer.observe(page, { childList: true });
    });
    startTransition(() => root.render(screen));
    return drawn;
  };
  const note = (what: string): void => void notes.push(what);
  const pane = (
    <ActionPane label="Your answer" figure={{ term: 'Line', value: '$1' }} jump="Go on">
      <p>Sure</p>
    </ActionPane>
  );
  expect(
    await draws(
      <Main beside={<Beside aside={pane} />}>
        <Noting note={note} />
      </Main>,
    ),
  ).toEqual([]);
  await vi.waitFor(() => expect(notes).toEqual(['done']));
  expect(await draws(<p>Saved</p>)).toEqual([]);
  await vi.waitFor(() => expect(notes).toEqual(['done', 'undone']));
  root.unmount();
});
