import { css } from '../../styled-system/css';
import { TextLink } from './button';

const unbroken = css({ whiteSpace: 'nowrap' });

/** A US phone number that calls when it is pressed, never broken over two lines; within text, or `alone` in its line. */
export function PhoneLink({
  phone,
  alone = false,
}: {
  readonly phone: string;
  readonly alone?: boolean;
}) {
  const digits = phone.replace(/\D/g, '').replace(/^(?!1)/, '1');
  return (
    <TextLink href={`tel:+${digits}`} alone={alone} className={unbroken}>
      {phone}
    </TextLink>
  );
}
