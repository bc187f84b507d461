import { PhoneLink } from './phone-link';
import { css, cva } from '../../styled-system/css';
import { Button, TextLink } from './button';
import { MailIcon, PhoneIcon } from './icons';

export interface HelpBlockProps {
  phone: string;
  email: string;
  onNeedHelp: () => void;
  /**
   * A band under the page, or at the side of the column from 1024 px on, where the band then is not: drawn out from under
   * the sheet of what is done or where one is, for it is not what is looked for first; alone on a sheet.
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
        // Under the sheet above it, whose corners it goes on behind (`Beside`).
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
    // The targets of the links have room around their words.
    gap: '1',
  },
  variants: {
    place: {
      band: {
        display: 'flex',
        // A line each on a phone, where they do not go beside each other.
        flexDirection: { base: 'column', tablet: 'row' },
        flexWrap: 'wrap',
        alignItems: { base: 'flex-start', tablet: 'center' },
        columnGap: '6',
        width: 'full',
        maxWidth: { base: 'column', desktop: 'page' },
        marginInline: 'auto',
        paddingInline: '4',
        paddingBlock: '4',
        // Its words end where the band does, below as at the right, not the target around them.
        '& > button': {
          marginBlockStart: { base: '-2', tablet: '-3' },
          marginBlockEnd: '-3',
          marginInlineStart: { desktop: 'auto' },
          marginInlineEnd: {
            desktop: 'calc(-1 * (token(spacing.3) + token(borderWidths.control)))',
          },
        },
        // On a tablet all ways to us go beside each other only under their heading.
        '& > p:first-child': { flexBasis: { tablet: '100%', desktop: 'auto' } },
      },
      // Two lines high, whatever stands above it: the way there, under it, is not pushed out of the window.
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

/** The same way to help on every page, after what the page is about. */
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
        {/* Beside the telephone, where there is room for two lines only. */}
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
