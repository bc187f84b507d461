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
        padding: '6',
        // Under the sheet above it, whose corners it goes on behind (`Beside`).
        paddingBlockStart: 'calc(token(spacing.6) + token(radii.medium))',
        background: 'subtle',
        borderWidth: '1px',
        borderBottomRadius: 'medium',
      },
      sheet: {
        display: { base: 'none', desktop: 'block' },
        padding: '6',
        background: 'surface',
        borderWidth: '1px',
        borderRadius: 'medium',
      },
    },
  },
});
const inside = cva({
  base: {
    display: 'flex',
    // The targets of the links have room around their words.
    gap: '1',
  },
  variants: {
    place: {
      band: {
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
      side: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        // Its words end where the space below begins, not the target around them.
        '& > button': { marginBlockStart: '-2', marginBlockEnd: '-3' },
      },
    },
  },
});

const heading = cva({
  base: { fontWeight: 'strong', lineHeight: 'heading' },
  // As every title beside the column.
  variants: { place: { band: {}, side: { fontSize: 'small', color: 'muted' } } },
});
const contact = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  overflowWrap: 'anywhere',
});

/** The same way to help on every page, after what the page is about. */
export function HelpBlock({ phone, email, onNeedHelp, place }: HelpBlockProps) {
  const where = place === 'band' ? place : 'side';
  return (
    <section aria-label="Help" className={block({ place })}>
      <div className={inside({ place: where })}>
        <p className={heading({ place: where })}>We’re here to help</p>
        <p className={contact}>
          <PhoneIcon />
          <PhoneLink phone={phone} alone />
        </p>
        <p className={contact}>
          <MailIcon />
          <TextLink href={`mailto:${email}`} alone>
            {email}
          </TextLink>
        </p>
        <Button variant="tertiary" size="small" flush="start" onClick={onNeedHelp}>
          Need Help?
        </Button>
      </div>
    </section>
  );
}
