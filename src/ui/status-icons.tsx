import { CLOCK_SHAPE, PACKAGE_SHAPE, PAUSED_SHAPE } from './shapes/icon-shapes';
import { Icon } from './icon';

// icons.tsx has the icons that aren't about a status.

export function ClockIcon() {
  return (
    <Icon>
      <path d={CLOCK_SHAPE} />
    </Icon>
  );
}

export function PackageIcon() {
  return (
    <Icon>
      <path d={PACKAGE_SHAPE} />
    </Icon>
  );
}

export function RefreshIcon() {
  return (
    <Icon>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4" />
    </Icon>
  );
}

export function PausedIcon() {
  return (
    <Icon>
      <path d={PAUSED_SHAPE} />
    </Icon>
  );
}
