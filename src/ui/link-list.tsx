import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { TextButton } from './button';
import { Icon } from './icon';
import { PageLink } from './link-button';

// Cancels the card's padding, whichever rows are shown.
const list = css({ display: 'flex', flexDirection: 'column', marginBlock: '-3' });
const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  // The chevron marks a link, so it has no underline. The entire row is clickable.
  '& :is(a, button)': {
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
  '& + &': { borderBlockStart: '1px solid token(colors.line)' },
});
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  flex: '1',
  minWidth: '0',
});
const name = css({
  fontSize: 'body',
  fontWeight: 'strong',
  width: 'fit-content',
  paddingBlock: '1',
  marginBlock: '-1',
});
const chevron = css({ color: 'muted', lineHeight: '0' });
const more = css({ color: 'muted', fontSize: 'small' });

interface Place {
  readonly title: string;
  readonly description?: ReactNode;
  /** Whether it scrolls down on the same page. */
  readonly onPage?: boolean;
}

/** `href` is a portal path; without it, something opens on the page. */
export type LinkListEntry = Place & ({ readonly href: string } | { onOpen(): void });

export function LinkList({ entries }: { readonly entries: readonly LinkListEntry[] }) {
  return (
    <ul className={list}>
      {entries.map((place) => (
        <li key={place.title} className={entry}>
          <div className={words}>
            {'href' in place ? (
              <PageLink href={place.href} className={name}>
                {place.title}
              </PageLink>
            ) : (
              <TextButton className={name} onClick={place.onOpen}>
                {place.title}
              </TextButton>
            )}
            {place.description !== undefined && <p className={more}>{place.description}</p>}
          </div>
          <span className={chevron}>
            <Icon>
              <path
                d={place.onPage === true ? 'M12 5v13m-5.5-5.5L12 18l5.5-5.5' : 'm9.5 6 6 6-6 6'}
              />
            </Icon>
          </span>
        </li>
      ))}
    </ul>
  );
}
