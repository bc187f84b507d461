import { PhoneLink } from './phone-link';
import { css, cva } from '../../styled-system/css';
import { Button, TextLink } from './button';

export interface HelpBlockProps {
  phone: string;
  email: string;
  onNeedHelp: () => void;
  /** A band under the page, or at the side of the column from 1024 px on, where the band then is not. */
  place: 'band' | 'side';
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
    gap: '2',
    '& > p': { minWidth: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    place: {
      band: {
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        width: 'full',
        maxWidth: { base: 'column', desktop: 'page' },
        marginInline: 'auto',
        paddingInline: '4',
        rowGap: '3',
        paddingBlock: '4',
        // Its words end where the band does, below as at the right, not the target around them.
        '& > button': {
          marginBlock: '-3',
          marginInlineEnd: 'calc(-1 * (token(spacing.3) + token(borderWidths.control)))',
        },
      },
      side: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        // Its words end where the space below begins, not the target around them.
        '& > button': { marginBlockEnd: '-3' },
      },
    },
  },
});

// It goes to the next line whole, and breaks only where a line is too short for all of it.
const address = css({ display: 'inline-block', maxWidth: 'full' });

/** The same way to help on every page, after what the page is about. */
export function HelpBlock({ phone, email, onNeedHelp, place }: HelpBlockProps) {
  return (
    <section aria-label="Help" className={block({ place })}>
      <div className={inside({ place })}>
        <p>
          Need help? Call <PhoneLink phone={phone} /> or email{' '}
          <TextLink href={`mailto:${email}`} className={address}>
            {email}
          </TextLink>
          .
        </p>
        <Button variant="tertiary" size="small" flush="start" onClick={onNeedHelp}>
          Need Help?
        </Button>
      </div>
    </section>
  );
}
