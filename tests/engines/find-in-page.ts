/** A text or pattern, serialized for the page. */
export type Wanted =
  | { readonly text: string; readonly exact: boolean }
  | { readonly source: string; readonly flags: string };

/** A step of a search: in the page, or in each match of the previous step. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Wanted; readonly level?: number }
  | { readonly by: 'label' | 'text'; readonly wording: Wanted }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'nth'; readonly index: number };

interface Axe {
  setup(node: Document): void;
  teardown(): void;
  readonly commons: {
    readonly aria: { getRole(element: Element): string | null };
    readonly dom: { isVisibleToScreenReaders(element: Element): boolean };
    readonly text: { accessibleText(element: Element): string };
  };
}

/**
 * Returns the elements that the steps find, like Playwright: by role and accessible name, which axe
 * computes. Runs in the page, so it must not use anything outside; requires axe.
 */
export function findInPage(steps: readonly Step[]): Element[] {
  const { axe } = globalThis as unknown as { axe: Axe };
  const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const fits = (text: string | null, wanted: Wanted): boolean => {
    const shown = plain(text);
    if ('source' in wanted) return new RegExp(wanted.source, wanted.flags).test(shown);
    return wanted.exact
      ? shown === plain(wanted.text)
      : shown.toLowerCase().includes(plain(wanted.text).toLowerCase());
  };
  const levelOf = (element: Element): number =>
    Number(element.getAttribute('aria-level') ?? /^H([1-6])$/.exec(element.tagName)?.[1]);
  const labelled = (element: Element, wording: Wanted): boolean => {
    const labels = 'labels' in element ? [...((element.labels ?? []) as Iterable<Element>)] : [];
    const named = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .flatMap((id) => document.getElementById(id) ?? []);
    return (
      [...labels, ...named].some(({ textContent }) => fits(textContent, wording)) ||
      (element.hasAttribute('aria-label') && fits(element.getAttribute('aria-label'), wording))
    );
  };
  const shows = (element: Element, wording: Wanted): boolean =>
    fits(element.textContent, wording) &&
    ![...element.children].some(({ textContent }) => fits(textContent, wording));
  const fit = (element: Element, step: Step): boolean => {
    switch (step.by) {
      case 'role':
        return (
          axe.commons.aria.getRole(element) === step.role &&
          (step.level === undefined || levelOf(element) === step.level) &&
          axe.commons.dom.isVisibleToScreenReaders(element) &&
          (step.name === undefined || fits(axe.commons.text.accessibleText(element), step.name))
        );
      case 'label':
        return labelled(element, step.wording);
      case 'text':
        return shows(element, step.wording);
      case 'css':
        return element.matches(step.selector);
      case 'nth':
        return true;
    }
  };
  axe.setup(document);
  try {
    let found: Element[] = [document.documentElement];
    for (const step of steps) {
      found =
        step.by === 'nth'
          ? found.slice(step.index, step.index + 1)
          : [...new Set(found.flatMap((place) => [...place.querySelectorAll('*')]))].filter(
              (element) => fit(element, step),
            );
    }
    return found;
  } finally {
    axe.teardown();
  }
}
