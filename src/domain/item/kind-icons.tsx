import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import type { ItemKindName } from '../../catalogue/items';

const icon = css({ display: 'block', width: '1.75em', height: '1.75em' });

const PICTURES: Readonly<Record<ItemKindName, ReactNode>> = {
  METAL: <path d="M3 20h11l-2-6H5ZM16 20h5l-2-6h-4.5M8 12h9l-2-6H10Z" />,
  GEMSTONE: <path d="M7 4h10l4 5.5L12 20.5 3 9.5ZM3 9.5h18M9 9.5l3 11 3-11L12 4Z" />,
  RING: (
    <>
      <circle cx="12" cy="15" r="6.5" />
      <path d="M9 3.5h6l1.5 2L12 9 7.5 5.5Z" />
    </>
  ),
  EARRINGS: (
    <>
      <path d="M7 3v4M17 3v4" />
      <path d="M7 7l3 5-3 7-3-7ZM17 7l3 5-3 7-3-7Z" />
    </>
  ),
  NECKLACE: (
    <>
      <path d="M4 3c0 8 3.5 12 8 12s8-4 8-12" />
      <path d="M12 15l2.5 3-2.5 3-2.5-3Z" />
    </>
  ),
  WATCH: (
    <>
      <circle cx="12" cy="12" r="6" />
      <path d="M12 9v3l2 1.5M9 6.5 9.5 2h5l.5 4.5M9 17.5l.5 4.5h5l.5-4.5" />
    </>
  ),
  OTHER: (
    <>
      <path d="M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8" />
    </>
  ),
};

/** The drawing of a kind of item; says nothing that the words beside it do not. */
export function KindIcon({ kind }: { readonly kind: ItemKindName }) {
  return (
    <svg
      className={icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {PICTURES[kind]}
    </svg>
  );
}
