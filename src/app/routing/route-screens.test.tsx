// @vitest-environment jsdom
import { Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteLoadError } from './route-load-error';
import { routeScreens } from './route-screens';

/** How long each timer was to take, ms. React keeps the function that sets them as it comes. */
const timers = vi.hoisted(() => {
  const set: number[] = [];
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply(target, self, args: Parameters<typeof setTimeout>) {
      set.push(args[1] ?? 0);
      return Reflect.apply(target, self, args) as ReturnType<typeof setTimeout>;
    },
  });
  return set;
});

let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const text = (): string | null => document.body.textContent;

const Waiting = () => <p>waiting</p>;

/** The code of a screen that comes when it is let. */
function coming() {
  let resolve!: (screen: () => ReactNode) => void;
  let reject!: (error: Error) => void;
  const code = new Promise<() => ReactNode>((...settle) => ([resolve, reject] = settle));
  return { load: () => code, resolve, reject };
}

class Boundary extends Component<{ readonly children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : String(this.state.error);
  }
}

test('a screen is drawn as soon as its code has come, with no moment for what stood there meanwhile', async () => {
  const { load, resolve } = coming();
  const { screen } = routeScreens({ one: load }, Waiting);
  const Screen = screen('one');
  expect(screen('one')).toBe(Screen);
  root.render(<Screen />);
  await vi.waitFor(() => expect(text()).toBe('waiting'));
  timers.length = 0;
  resolve(() => <h1>here</h1>);
  await vi.waitFor(() => expect(text()).toBe('here'));
  // What React.lazy waits for it waits for with its code there, up to 300 ms after what stood there was drawn.
  expect(timers.filter((ms) => ms > 100 && ms <= 300)).toEqual([]);
});

test('one whose code is there before is drawn at once', async () => {
  const { load, resolve } = coming();
  const seen = vi.fn<() => void>();
  const { load: fetch, screen } = routeScreens({ one: load }, () => {
    seen();
    return null;
  });
  resolve(() => <h1>here</h1>);
  await fetch('one');
  const Screen = screen('one');
  root.render(<Screen />);
  await vi.waitFor(() => expect(text()).toBe('here'));
  expect(seen).not.toHaveBeenCalled();
});

test('code that does not come is told where it would have been drawn', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { load, reject } = coming();
  const { screen } = routeScreens({ one: load }, Waiting);
  const Screen = screen('one');
  root.render(
    <Boundary>
      <Screen />
    </Boundary>,
  );
  await vi.waitFor(() => expect(text()).toBe('waiting'));
  reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(text()).toBe(String(new RouteLoadError('Network Error', null))));
});
