import { PhoneLink } from './phone-link';
import { css, cva } from '../../styled-system/css';
import { Button, TextLink } from './button';
import { MailIcon, PhoneIcon } from './icons';

export interface HelpBlockProps {
  phone: string;
  email: string;
  onNeedHelp: () => void;
  /**
   * Below the page (`band`); in the sidebar from 1024 px, from under the card above; or alone on a
   * card.
   */
  place: 'band' | 'side' | 'sheet';
}

const block = cva({
  base: { border: '0 solid token(colors.line)' },
  variants: {
    place: {
      band: {
        background: 'background',
        borderTopWidth: '1px',
        'div:has(> div > main > aside) > div > &': { display: { desktop: 'none' } },
      },
      side: {
        display: { base: 'none', desktop: 'block' },
        paddingInline: '6',
        paddingBlock: '3',
        // Reaches under the rounded corners of the card above (`Sidebar`).
        paddingBlockStart: 'calc(token(spacing.3) + token(radii.medium))',
        background: 'subtle',
        borderWidth: '1px',
        borderBottomRadius: 'medium',
      },
      sheet: {
        display: { base: 'none', desktop: 'block' },
        paddingInline: '6',
        paddingBlock: '3',
        background: 'subtle',
        borderWidth: '1px',
        borderRadius: 'medium',
      },
    },
  },
});
const inside = cva({
  base: {
    gap: '1',
  },
  variants: {
    place: {
      band: {
        display: 'flex',
        // Side by side they don't fit on a phone.
        flexDirection: { base: 'column', tablet: 'row' },
        flexWrap: 'wrap',
        alignItems: { base: 'flex-start', tablet: 'center' },
        columnGap: '6',
        width: 'full',
        maxWidth: { base: 'column', desktop: 'page' },
        marginInline: 'auto',
        paddingInline: '4',
        paddingBlock: '4',
        // Aligns the text, not its touch target, with the edges.
        '& > button': {
          marginBlockStart: { base: '-2', tablet: '-3' },
          marginBlockEnd: '-3',
          marginInlineStart: { desktop: 'auto' },
          marginInlineEnd: {
            desktop: 'calc(-1 * (token(spacing.3) + token(borderWidths.control)))',
          },
        },
        // On a tablet, all contacts fit only below their heading.
        '& > p:first-child': { flexBasis: { tablet: '100%', desktop: 'auto' } },
      },
      // Always two lines tall, so that the link below stays in view.
      side: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        '& > button': { marginBlock: '-1' },
        '& > :last-child': { gridColumn: '1 / -1' },
      },
    },
  },
});

const heading = css({ fontWeight: 'strong', lineHeight: 'heading' });
const contact = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  overflowWrap: 'anywhere',
});

/** The same on every page, after the main content. */
export function HelpBlock({ phone, email, onNeedHelp, place }: HelpBlockProps) {
  const isBand = place === 'band';
  const need = (
    <Button variant="tertiary" size="small" flush={isBand ? 'start' : 'end'} onClick={onNeedHelp}>
      Need Help?
    </Button>
  );
  return (
    <section aria-label="Help" className={block({ place })}>
      <div className={inside({ place: isBand ? place : 'side' })}>
        {isBand && <p className={heading}>We’re here to help</p>}
        <p className={contact}>
          <PhoneIcon />
          <PhoneLink phone={phone} alone />
        </p>
        {/* Next to the phone number, where only two lines fit. */}
        {!isBand && need}
        <p className={contact}>
          <MailIcon />
          <TextLink href={`mailto:${email}`} alone>
            {email}
          </TextLink>
        </p>
        {isBand && need}
      </div>
    </section>
  );
}
