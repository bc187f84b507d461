import { PhoneLink } from './phone-link';
import { css } from '../../styled-system/css';
import { Button, TextLink } from './button';

export interface HelpBlockProps {
  phone: string;
  email: string;
  onNeedHelp: () => void;
}

const band = css({ borderTop: '1px solid token(colors.line)', background: 'background' });
const inside = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: '4',
  paddingBlock: '3',
  '& > p': { minWidth: '0', overflowWrap: 'anywhere' },
  '& > button': { marginInline: '-1rem' },
});

/** The same way to help at the same place on every page. */
export function HelpBlock({ phone, email, onNeedHelp }: HelpBlockProps) {
  return (
    <section aria-label="Help" className={band}>
      <div className={inside}>
        <p>
          Need help? Call <PhoneLink phone={phone} /> or email{' '}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>.
        </p>
        <Button variant="tertiary" size="small" onClick={onNeedHelp}>
          Need Help?
        </Button>
      </div>
    </section>
  );
}
