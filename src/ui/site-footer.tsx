import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { TextButton, TextLink } from './button';
import { Details } from './details';

const bar = css({
  borderTop: '1px solid token(colors.line)',
  // A line ends the page: in the dark scheme, a lighter footer would look raised.
  background: { base: 'subtle', _dark: 'background' },
  color: 'muted',
  fontSize: 'small',
  paddingBlockStart: '4',
  paddingBlockEnd: '8',
});
const inside = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  width: 'full',
  maxWidth: { base: 'column', desktop: 'page' },
  marginInline: 'auto',
  paddingInline: '4',
});
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' });
/** Aligns the text with the content below; the marker follows it. */
const legal = css({ '& summary': { fontWeight: 'normal', _before: { order: '1' } } });
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'targetSmall' });

/** Opened links are lower than their disclosure. */
const nextToOpenSection = css({ paddingBlockStart: { desktop: '0.275rem' } });

const more = css({ alignSelf: 'flex-start', '& > button': { marginInlineStart: '-1rem' } });

export interface SiteFooterProps {
  links: readonly { label: string; href: string; pdf?: boolean }[];
  /** Open something on the page; rendered after the links. */
  actions: readonly { label: string; onClick: () => void }[];
  /** Label of the disclosure that contains the links; the actions stay visible. */
  foldedAs?: string;
  lines: readonly string[];
  extra?: ReactNode;
}

export function SiteFooter({ links, actions, foldedAs, lines, extra }: SiteFooterProps) {
  const documents = links.map(({ label, href, pdf }) => (
    <li key={label}>
      <TextLink href={href} external={pdf ?? false} className={link}>
        {label}
      </TextLink>
    </li>
  ));
  const opening = actions.map(({ label, onClick }) => (
    <li key={label}>
      <TextButton onClick={onClick} className={link}>
        {label}
      </TextButton>
    </li>
  ));
  return (
    <footer className={bar}>
      <div className={inside}>
        {links.length + actions.length > 0 && (
          <nav aria-label="Legal" className={legal}>
            {foldedAs === undefined ? (
              <ul className={list}>
                {documents}
                {opening}
              </ul>
            ) : (
              <>
                <Details summary={foldedAs}>
                  <ul className={list}>{documents}</ul>
                </Details>
                <ul className={list}>{opening}</ul>
              </>
            )}
          </nav>
        )}
        {extra && <div className={more}>{extra}</div>}
        <div className={foldedAs === undefined ? nextToOpenSection : undefined}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
