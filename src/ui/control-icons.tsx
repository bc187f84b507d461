import { Icon } from './icon';

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
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

export function SettingsIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="3" />
      <path d="M19.6 14.4a1.3 1.3 0 0 0 .3 1.5l.1.1a1.9 1.9 0 1 1-2.700 2.700l-.1-.1a1.400 1.400 0 0 0-2.400 1v.3a1.900 1.900 0 1 1-3.800 0v-.2a1.400 1.400 0 0 0-2.400-1l-.1.100a1.900 1.900 0 1 1-2.700-2.700l.1-.1a1.400 1.400 0 0 0-1-2.400h-.3a1.900 1.900 0 1 1 0-3.800h.2a1.400 1.400 0 0 0 1-2.400l-.1-.1a1.900 1.900 0 1 1 2.700-2.700l.1.1a1.400 1.400 0 0 0 2.400-1v-.3a1.900 1.900 0 1 1 3.800 0v.2a1.400 1.400 0 0 0 2.400 1l.1-.1a1.900 1.900 0 1 1 2.700 2.700l-.1.1a1.400 1.400 0 0 0 1 2.400h.3a1.900 1.900 0 1 1 0 3.800h-.2a1.400 1.400 0 0 0-1.300.900Z" />
    </Icon>
  );
}
