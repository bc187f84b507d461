import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const icon = css({ flex: 'none', width: '1.25em', height: '1.25em', display: 'inline-block' });

/** One pen for all: 24 units, 1.75 wide, round ends. Icons never carry meaning alone. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className={icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function InfoIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.1" />
    </Icon>
  );
}

export function AlertIcon() {
  return (
    <Icon>
      <path d="M12 3.5 2.8 19.5h18.4Z" />
      <path d="M12 10v4.5M12 17v.1" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function CheckCircleIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.8 2.8L16 9.6" />
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

export function ClockIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.2 2.2" />
    </Icon>
  );
}

export function PackageIcon() {
  return (
    <Icon>
      <path d="m12 3 8 4.2v9.6L12 21l-8-4.2V7.2Z" />
      <path d="m4.2 7.3 7.8 4.2 7.8-4.2M12 11.5V21M8 5.2l8 4.2" />
    </Icon>
  );
}

export function PausedIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M10 9v6M14 9v6" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c1-4 4-5.8 7.5-5.8s6.5 1.8 7.5 5.8" />
    </Icon>
  );
}

export function DocumentIcon() {
  return (
    <Icon>
      <path d="M6 3h8l4.5 4.5V21H6Z" />
      <path d="M13.8 3.200v4.600h4.600M9 12.5h6M9 16.5h6" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5.5 15H4V4h11v1.5" />
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="3" />
      <path d="M19.6 14.4a1.3 1.3 0 0 0 .3 1.5l.1.1a1.9 1.9 0 1 1-2.700 2.700l-.1-.1a1.400 1.400 0 0 0-2.400 1v.3a1.900 1.900 0 1 1-3.800 0v-.2a1.400 1.400 0 0 0-2.400-1l-.1.100a1.900 1.900 0 1 1-2.700-2.700l.1-.1a1.400 1.400 0 0 0-1-2.400h-.3a1.900 1.900 0 1 1 0-3.800h.2a1.400 1.400 0 0 0 1-2.400l-.1-.1a1.900 1.900 0 1 1 2.700-2.700l.1.1a1.400 1.400 0 0 0 2.400-1v-.3a1.900 1.900 0 1 1 3.800 0v.2a1.400 1.400 0 0 0 2.400 1l.1-.1a1.900 1.900 0 1 1 2.700 2.700l-.1.1a1.400 1.400 0 0 0 1 2.400h.3a1.900 1.900 0 1 1 0 3.800h-.2a1.400 1.400 0 0 0-1.300.900Z" />
    </Icon>
  );
}
