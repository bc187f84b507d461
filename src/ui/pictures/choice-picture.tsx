import type { ComponentType } from 'react';
import { css } from '../../../styled-system/css';

const place = css({ display: 'block', width: '3rem' });

/** A small picture beside a choice in a card, of one size in all of them. */
export function ChoicePicture({ of: Picture }: { readonly of: ComponentType }) {
  return (
    <span className={place}>
      <Picture />
    </span>
  );
}
