// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button';
import { LinkButton } from './link-button';

vi.unmock('./after-press');

const frames: (() => void)[] = [];

/** Draws a frame; what was put off until it is painted follows. */
function paint(): void {
  for (const draw of frames.splice(0)) draw();
  vi.advanceTimersByTime(0);
}

beforeEach(() => {
  frames.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  return () => vi.useRealTimers();
});

function show(onClick: () => void): {
  readonly button: HTMLElement;
  again(next: () => void): void;
} {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = (press: () => void) => act(() => root.render(<Button onClick={press}>Send</Button>));
  draw(onClick);
  const button = document.body.lastElementChild?.querySelector('button');
  if (!button) throw new Error('No button was drawn.');
  return { button, again: draw };
}

test('a press is painted before its work begins, and two before that are one', () => {
  const work = vi.fn<() => void>();
  const { button } = show(work);
  button.click();
  button.click();
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
  button.click();
  paint();
  expect(work).toHaveBeenCalledTimes(2);
});

test('a press counts, too, where nothing is painted', () => {
  const work = vi.fn<() => void>();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show(work).button.click();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});

test('where a frame takes its time the work waits for it, but for a second at most', () => {
  const work = vi.fn<() => void>();
  show(work).button.click();
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what was drawn since the press decides what it does', () => {
  const [before, now] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { button, again } = show(before);
  button.click();
  again(now);
  paint();
  expect(before).not.toHaveBeenCalled();
  expect(now).toHaveBeenCalledTimes(1);
});

describe('a link', () => {
  function showLink(): HTMLElement {
    window.history.replaceState(null, '', '/before');
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    act(() => root.render(<LinkButton href="/after">Go</LinkButton>));
    const link = document.body.lastElementChild?.querySelector('a');
    if (!link) throw new Error('No link was drawn.');
    return link;
  }

  const press = (link: HTMLElement, more: MouseEventInit = {}): boolean =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));

  test('is followed once its press is painted, and loads no page', () => {
    const link = showLink();
    expect(press(link), 'the browser follows it, too').toBe(false);
    expect(window.location.pathname).toBe('/before');
    act(paint);
    expect(window.location.pathname).toBe('/after');
  });

  test.each<MouseEventInit>([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { button: 1 },
  ])('is left to the browser where it opens elsewhere: %o', (how) => {
    const link = showLink();
    // jsdom follows no links.
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
    });
    press(link, how);
    act(paint);
    expect(window.location.pathname).toBe('/before');
  });
});
