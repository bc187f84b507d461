import { Icon } from './icon';

// Icons of statuses; the others are in icons.tsx.

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
