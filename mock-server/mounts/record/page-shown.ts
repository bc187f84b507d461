import type { Shown } from './step';

const words = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

/** What takes an element from who cannot see it, and from a test with it: a dialog over the page does. What came painted answers to nobody yet. */
const HIDDEN = '[aria-hidden="true"], [inert], [hidden], [data-painted]';

/** What the page shows, as a test would find it. */
export function pageShown(): Shown {
  const screen = document.querySelector<HTMLElement>('main[data-screen]:not([data-painted] *)')
    ?.dataset['screen'];
  const [heading, ...others] = [...document.querySelectorAll('h1')].filter(
    (one) => one.closest(HIDDEN) === null,
  );
  const isOne = heading !== undefined && others.length === 0;
  return { screen: screen ?? null, heading: isOne ? words(heading) : null };
}
