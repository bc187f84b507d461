import { ALERT_SHAPE, CHECK_SHAPE, INFO_SHAPE } from './shapes/icon-shapes';
import { Icon } from './icon';

// Only icons of the sign-in screen: they are in the first load.

export function InfoIcon() {
  return (
    <Icon>
      <path d={INFO_SHAPE} />
    </Icon>
  );
}

export function AlertIcon() {
  return (
    <Icon>
      <path d={ALERT_SHAPE} />
    </Icon>
  );
}

export function CheckCircleIcon() {
  return (
    <Icon>
      <path d={CHECK_SHAPE} />
    </Icon>
  );
}

export function PhoneIcon() {
  return (
    <Icon>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
      <path d="M11 18.3h2" />
    </Icon>
  );
}

export function MailIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="m3.8 7 8.2 6 8.2-6" />
    </Icon>
  );
}
