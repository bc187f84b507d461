import type { CurrentBrand } from '../../domain/program/use-brand';

function inHead<Tag extends 'link' | 'meta'>(
  tag: Tag,
  name: 'rel' | 'name',
  value: string,
): HTMLElementTagNameMap[Tag] {
  const found = document.head.querySelector<HTMLElementTagNameMap[Tag]>(
    `${tag}[${name}="${value}"]`,
  );
  if (found) return found;
  const element = document.createElement(tag);
  element.setAttribute(name, value);
  document.head.append(element);
  return element;
}

/** Loads the fonts early: later, they could change the number of lines of the first heading. */
function loadFontFaces(): void {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--fonts-display');
  if (families !== '') document.fonts.load(`1em ${families}`).catch(() => undefined);
}

export function showIcon({ favicon }: CurrentBrand): void {
  inHead('link', 'rel', 'icon').href = favicon;
}

/** Runs before the first paint. */
export function applyBrand(brand: CurrentBrand): void {
  const { dataset } = document.documentElement;
  dataset['program'] = brand.id;
  document.title = brand.meta.title;
  inHead('meta', 'name', 'description').content = brand.meta.description;
  showIcon(brand);
  loadFontFaces();
}
