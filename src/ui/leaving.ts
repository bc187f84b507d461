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
 * Lets parts of the page go as softly as they came, while what is under them answers at once. To be called as they
 * are about to go: what is seen going is a picture of them.
 */
export function leaveSoftly(parts: readonly HTMLElement[], way: 'fades' | 'sinks'): void {
  // Asking has the page laid out in the middle of its change: a bar has nothing to scroll.
  const places = way === 'sinks' ? [] : parts.map((part) => part.scrollTop);
  const pictures = parts.map(pictureOf);
  // While developing, effects also end where nothing goes.
  queueMicrotask(() => {
    if (parts.some(({ isConnected }) => isConnected)) return;
    const picture = document.createElement('div');
    picture.className = leaving({ way });
    picture.ariaHidden = 'true';
    picture.inert = true;
    picture.addEventListener('animationend', () => picture.remove());
    picture.append(...pictures);
    document.body.append(picture);
    for (const [index, part] of pictures.entries()) part.scrollTop = places[index] ?? 0;
    // Where no animation begins, none ends.
    const moves = 'getAnimations' in picture && picture.getAnimations({ subtree: true }).length > 0;
    if (!moves) picture.remove();
  });
}
