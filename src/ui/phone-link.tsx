import { css } from '../../styled-system/css';
import { TextLink } from './button';

const unbroken = css({ display: 'inline-block' });

/** Unbroken if it fits. `alone`: on a separate line. */
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
