import type { CurrentBrand } from '../../domain/program/use-brand';

/** An element of the page's head; made where the page came without it. */
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

/**
 * Asks for the faces of the brand while the data of its first screen is on the way. Found by the heading that this data
 * brings, they would come after it: one that breaks into two lines in the face that stands in moves all below it.
 */
function askForFaces(): void {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--fonts-display');
  if (families !== '') document.fonts.load(`1em ${families}`).catch(() => undefined);
}

/** The icon of the tab. */
export function showIcon({ favicon }: CurrentBrand): void {
  inHead('link', 'rel', 'icon').href = favicon;
}

/** Puts the brand on the page before anything is painted. */
export function applyBrand(brand: CurrentBrand): void {
  const { dataset } = document.documentElement;
  dataset['program'] = brand.id;
  document.title = brand.meta.title;
  inHead('meta', 'name', 'description').content = brand.meta.description;
  showIcon(brand);
  askForFaces();
}
