import { CLOCK_SHAPE, PACKAGE_SHAPE, PAUSED_SHAPE } from './shapes/status-icon-shapes';
import { Icon } from './icon';

// Icons of statuses; the others are in icons.tsx.

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

export function PausedIcon() {
  return (
    <Icon>
      <path d={PAUSED_SHAPE} />
    </Icon>
  );
}
