// Uses every control of a page once, as a person does on a phone: pressed where it is, by a finger, typed into, left.
import { takeSeen, whenStill } from './observe.mjs';

const CONTROLS = 'input, select, textarea, button, summary, [role="combobox"], [role="slider"]';

/** Runs in the page: what a control is, and where; null where it cannot be seen or used. */
function describe(element) {
  if (!element.isConnected || element.disabled || element.closest('[inert]') !== null) return null;
  const isBox = /^(?:radio|checkbox)$/.test(element.type);
  const label = element.labels?.[0] ?? null;
  const isHidden =
    element.getBoundingClientRect().width < 8 || getComputedStyle(element).opacity === '0';
  const target = isBox && isHidden ? (label ?? element) : element;
  if (!target.checkVisibility()) return null;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  if (width < 2 || height < 2) return null;
  const kindOf = () => {
    if (element.role === 'combobox' || element.getAttribute('role') === 'combobox') return 'list';
    if (element.localName === 'select') return 'select';
    if (isBox || element.type === 'file') return element.type;
    if (element.getAttribute('role') === 'slider' || element.type === 'range') return 'slider';
    return /^(?:input|textarea)$/.test(element.localName) ? 'text' : 'button';
  };
  const words = (label ?? element).textContent.trim() || element.ariaLabel || element.name || '';
  return {
    kind: kindOf(),
    words: words.replaceAll(/\s+/g, ' ').slice(0, 40),
    isNumber: /^(?:numeric|decimal|tel)$/.test(element.inputMode) || element.type === 'tel',
    x: x + Math.min(width / 2, 40),
    y: y + height / 2,
  };
}

/** The keys that use a control once it has been pressed. */
function keysOf({ kind, isNumber }) {
  if (kind === 'text') return isNumber ? ['1', '2', 'Tab'] : ['A', 'b', 'Tab'];
  if (kind === 'list') return ['a', 'ArrowDown', 'Enter', 'Tab'];
  if (kind === 'slider') return ['ArrowRight', 'ArrowRight'];
  if (kind === 'select') return ['ArrowDown', 'Tab'];
  return [];
}

/**
 * Uses the controls within `main` that are not in `used` yet, and tells of each interaction:
 * `{ control, act, duration, delay, work }`, ms. Ends with `left` true at one that leads away, as `isHere` tells.
 */
export async function useControls(page, used, isHere) {
  const found = [];
  const note = async (control, act) => {
    const { events, frames } = await takeSeen(page);
    const why = frames.flatMap(({ scripts }) => scripts).join(', ');
    for (const event of events) found.push({ control, act, why, ...event });
  };
  await takeSeen(page);
  // An answer may bring another question: until nothing is new.
  for (;;) {
    const handles = await page.locator('main').locator(CONTROLS).elementHandles();
    let fresh = false;
    for (const handle of handles) {
      const control = await handle.evaluate(describe).catch(() => null);
      if (control === null || control.kind === 'file') continue;
      const name = `${control.kind} ${control.words}`;
      if (used.has(name)) continue;
      used.add(name);
      fresh = true;
      // Nobody presses what has just been scrolled to, or is still being drawn.
      await whenStill(page);
      // A list of the browser's own is no part of the page: it is opened by nobody here.
      if (control.kind === 'select') await handle.focus();
      else await page.touchscreen.tap(control.x, control.y);
      await note(control.words, control.kind === 'button' ? 'press' : `press ${control.kind}`);
      for (const key of keysOf(control)) {
        await page.keyboard.press(key);
        await note(control.words, `key ${key}`);
      }
      if (!(await isHere())) return { found, left: true };
      if ((await page.locator('dialog[open], [role="dialog"], [role="alertdialog"]').count()) > 0) {
        await page.keyboard.press('Escape');
        await note(control.words, 'key Escape');
      }
    }
    if (!fresh || used.size > 120) return { found, left: false };
  }
}
