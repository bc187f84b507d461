import { cva } from '../../styled-system/css';

/** What tells a part of the page from others: a picture of it must not be taken for it. */
const OWN_ATTRIBUTES = ['id', 'name', 'for', 'role', 'data-state', 'data-scope', 'data-bottom-bar'];

// Nothing in them arrives once more.
const leaving = cva({
  base: { position: 'fixed', inset: '0', pointerEvents: 'none' },
  variants: {
    way: {
      // As one, so that none of the parts is seen through another.
      fades: { zIndex: 'modal', animation: 'leave', '& *': { animation: 'none!' } },
      // As it came: over the lower edge.
      sinks: {
        zIndex: 'header',
        '& > *': { animation: 'down!' },
        '& > * *': { animation: 'none!' },
      },
    },
  },
});

/** A picture of a part of the page as it is. */
function pictureOf(part: HTMLElement): HTMLElement {
  const picture = part.cloneNode(true) as HTMLElement;
  for (const element of [picture, ...picture.querySelectorAll('*')]) {
    for (const name of OWN_ATTRIBUTES) element.removeAttribute(name);
  }
  // A frame would load again what it holds.
  for (const frame of picture.querySelectorAll('iframe')) frame.removeAttribute('src');
  return picture;
}

/**
 * Has parts of the page go as softly as they came, while what is under them answers at once; with the screen that they
 * stand in they are gone at once, as that is, and so is all for who asked for no motion. To be called as they come; what
 * it returns, as they are about to go. What is seen going is a picture of them. Nothing is asked of the page meanwhile
 * that would have it laid out in the middle of its change.
 */
export function leaveSoftly(parts: readonly HTMLElement[], way: 'fades' | 'sinks'): () => void {
  const scrolled = new Map<Element, number>();
  for (const part of parts) {
    part.addEventListener('scroll', () => scrolled.set(part, part.scrollTop));
  }
  return () => {
    if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    const places = parts.map((part) => part.closest('main') ?? part.parentElement);
    // While developing, effects also end where nothing goes.
    queueMicrotask(() => {
      if (parts.some((part) => part.isConnected)) return;
      if (places.some((place) => !place?.isConnected)) return;
      const picture = document.createElement('div');
      picture.className = leaving({ way });
      picture.ariaHidden = 'true';
      picture.inert = true;
      picture.addEventListener('animationend', () => picture.remove());
      picture.append(...parts.map(pictureOf));
      document.body.append(picture);
      for (const [index, part] of parts.entries()) {
        const top = scrolled.get(part);
        if (top) picture.children[index]?.scrollTo({ top, behavior: 'instant' });
      }
      // Where no animation begins, none ends.
      if (!picture.getAnimations?.({ subtree: true }).length) picture.remove();
    });
  };
}
