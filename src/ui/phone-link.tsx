import { css } from '../../styled-system/css';
import { TextLink } from './button';

const unbroken = css({ display: 'inline-block' });

/** A US phone number as a tel: link, unbroken if it fits; in a text, or `alone` on its line. */
export function PhoneLink({
  phone,
  alone = false,
}: {
  readonly phone: string;
  readonly alone?: boolean;
}) {
  const digits = phone.replace(/\D/g, '').replace(/^(?!1)/, '1');
  return (
    <TextLink href={`tel:+${digits}`} alone={alone} className={alone ? undefined : unbroken}>
      {phone}
    </TextLink>
  );
}
