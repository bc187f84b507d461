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

/** Puts the brand on the page before anything is painted. */
export function applyBrand(brand: CurrentBrand): void {
  const { dataset } = document.documentElement;
  dataset['program'] = brand.id;
  document.title = brand.meta.title;
  inHead('meta', 'name', 'description').content = brand.meta.description;
  inHead('link', 'rel', 'icon').href = brand.favicon;
}
