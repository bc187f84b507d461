import { Children, type ReactNode } from 'react';
import { css } from '../../styled-system/css';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  listStyleType: 'disc',
  paddingInlineStart: '6',
});

export function PlainList({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <ul className={list}>
      {Children.map(items, (item) => (
        <li>{item}</li>
      ))}
    </ul>
  );
}
