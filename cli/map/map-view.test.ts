// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mapPage } from './map-page';

const html = await mapPage({ portal: '../portal/', pictures: {} });
const size = { width: 1280, height: 570 };
Object.defineProperty(Element.prototype, 'clientWidth', { get: () => size.width });
Object.defineProperty(Element.prototype, 'clientHeight', { get: () => size.height });
document.write(html);
document.close();

function press(name: string): void {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find((one) => (one.ariaLabel ?? one.textContent) === name);
  button?.dispatchEvent(new Event('click', { bubbles: true }));
}

function enter(id: string, value: string): void {
  const control = document.querySelector<HTMLSelectElement | HTMLInputElement>(`#${id}`);
  if (control === null) throw new Error(`There is no #${id}`);
  control.value = value;
  control.dispatchEvent(new Event(id === 'search' ? 'input' : 'change'));
}

/** Displayed size, px. */
function letters(): number {
  const stage = document.querySelector<HTMLElement>('section:not([hidden]) .stage');
  const scale = Number(/scale\(([\d.]+)\)/.exec(stage?.style.transform ?? '')?.[1]);
  const isFar = stage?.classList.contains('far') === true;
  return isFar ? 11 * scale * Number(stage.style.getPropertyValue('--far')) : 11.5 * scale;
}

test.each([
  [1280, 570],
  [390, 590],
  [3000, 1400],
])('at %i × %i px names are readable zoomed in and out', (width, height) => {
  Object.assign(size, { width, height });
  for (const program of ['home_light', 'pesto_item']) {
    enter('brand', program);
    for (const button of ['Whole', 'Zoom out', 'Zoom in']) {
      press(button);
      expect(letters()).toBeGreaterThan(9);
    }
  }
});

test('a heading contains the card name of the chosen brand', () => {
  enter('brand', 'trovy');
  const place = document.querySelector('#home-NOT_PREQUALIFIED');
  expect(place?.textContent).toContain('We can’t offer you Trovy Card right now');
  enter('brand', 'home_light');
  expect(place?.textContent).not.toContain('Trovy');
});

test('a long name can wrap after each word', () => {
  expect(html).toContain('<strong>OFFER_<wbr>DECISION_<wbr>NEEDED</strong>');
});

test('search results stay highlighted', () => {
  enter('brand', 'home_light');
  enter('search', 'manual_review');
  const places = [...document.querySelectorAll('section:not([hidden]) a.place:not(.dim)')];
  expect(places.map(({ id }) => id)).toContain('home-MANUAL_REVIEW');
  expect(document.querySelector('#found')?.textContent).toMatch(/^\d+ places? fits?$/);
});

test('searching for a status name shows that status before others', () => {
  enter('brand', 'home_light');
  const stage = document.querySelector<HTMLElement>('section:not([hidden]) .stage');
  const place = document.querySelector<HTMLElement>('#home-MANUAL_REVIEW');
  if (place === null) throw new Error('The status is not on the map');
  const far = { left: 7000, top: 5000 };
  Object.defineProperty(place, 'offsetLeft', { value: far.left });
  Object.defineProperty(place, 'offsetTop', { value: far.top });
  for (const typed of ['MANUAL_REVIEW', 'manual review']) {
    enter('search', '');
    enter('search', 'created');
    expect(stage?.style.transform).not.toMatch(/translate\(-[3-9]\d{3}/);
    enter('search', typed);
    expect(stage?.style.transform).toMatch(/translate\(-[3-9]\d{3}/);
  }
  enter('search', '');
});

test('arrow keys move to the next node, from the map and from each node', () => {
  enter('brand', 'home_light');
  const canvas = document.querySelector<HTMLElement>('section:not([hidden]) .canvas');
  expect(canvas?.tabIndex).toBe(0);
  const at = (): readonly number[] =>
    [...(canvas?.innerHTML.matchAll(/translate\((-?[\d.]+)px, ?(-?[\d.]+)px\)/g) ?? [])]
      .flatMap(([, x, y]) => [Number(x), Number(y)])
      .slice(0, 2);
  const stroke = (key: string, target: Element | null | undefined): void => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  const [x = 0, y = 0] = at();
  stroke('ArrowRight', canvas);
  stroke('ArrowDown', canvas?.querySelector('a.place'));
  expect(at()).toEqual([x - 80, y - 80]);
  stroke('ArrowLeft', canvas);
  stroke('ArrowUp', canvas);
  expect(at()).toEqual([x, y]);
});
