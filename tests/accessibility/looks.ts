/** With `mark`, sets this attribute on one text of each of `looks`. */
interface Question {
  readonly part: string;
  readonly mark?: string;
  readonly looks?: readonly string[];
}

/**
 * A text style is everything that affects readability: color, size, weight, background, and whether
 * it is a link in text or disabled. Runs in the page.
 */
export function findLooks({ part, mark, looks }: Question): string[] {
  const behind = new Map<Element, string>();

  // From the element outward, up to the page.
  const lookBehind = (element: Element | null): string => {
    if (element === null) return '';
    const cached = behind.get(element);
    if (cached !== undefined) return cached;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    // A positioned element may cover more than its parent.
    const lifted = position === 'static' || position === 'relative' ? '' : element.className;
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
    const own =
      isClear && opacity === '1' && lifted === ''
        ? ''
        : [backgroundColor, backgroundImage, opacity, lifted].join(' ');
    const description = `${own}<${lookBehind(element.parentElement)}`.replace(/^</, '');
    behind.set(element, description);
    return description;
  };

  const isText = ({ nodeType, textContent }: Node) =>
    nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '';

  if (mark !== undefined)
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const found = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(`${part} *`)) {
    const isField = element.matches('input, select, textarea');
    if (!isField && ![...element.childNodes].some(isText)) continue;
    if (!element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const link = element.closest('a');
    const around = link?.parentElement ?? null;
    const look = [
      color,
      fontSize,
      fontWeight,
      textShadow,
      lookBehind(element),
      // axe skips disabled elements and screen reader text.
      element.closest(':disabled, [aria-disabled="true"], label:has(:disabled)') !== null,
      element.getBoundingClientRect().width <= 1,
      ...(link === null || around === null
        ? []
        : [
            getComputedStyle(link).textDecorationLine,
            getComputedStyle(around).color,
            [...around.childNodes].some(isText),
          ]),
    ].join(' | ');
    if (found.has(look)) continue;
    found.add(look);
    if (mark !== undefined && looks?.includes(look) === true) element.setAttribute(mark, '');
  }
  return [...found];
}
