import { css } from '../../styled-system/css';
import { TextLink } from './button';

const unbroken = css({ whiteSpace: 'nowrap' });

/** A US phone number that calls when it is pressed, never broken over two lines. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  const digits = phone.replace(/\D/g, '').replace(/^(?!1)/, '1');
  return (
    <TextLink href={`tel:+${digits}`} className={unbroken}>
      {phone}
    </TextLink>
  );
}
