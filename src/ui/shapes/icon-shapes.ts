/** Circle of 24 units. */
export const ROUND = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z';

// Only icons that the sign-in screen shows; status-icon-shapes.ts has the others, which load later.

export const INFO_SHAPE = `${ROUND}M12 11v5.5M12 7.5v.1`;
export const ALERT_SHAPE = 'M12 3.5 2.8 19.5h18.4ZM12 10v4.5M12 17v.1';
export const CHECK_SHAPE = `${ROUND}M8 12.3l2.8 2.8L16 9.6`;

export const CLOCK_SHAPE = `${ROUND}M12 7v5l3.2 2.2`;
export const PACKAGE_SHAPE =
  'M12 3l8 4.2v9.6L12 21l-8-4.2V7.2ZM4.2 7.3l7.8 4.2 7.8-4.2M12 11.5V21M8 5.2l8 4.2';
export const PAUSED_SHAPE = `${ROUND}M10 9v6M14 9v6`;

/** Paths of 24 units, for use without the design system. */
export const STATUS_ICON_SHAPES: Readonly<
  Record<'info' | 'clock' | 'check' | 'package' | 'alert' | 'paused', string>
> = {
  info: INFO_SHAPE,
  clock: CLOCK_SHAPE,
  check: CHECK_SHAPE,
  package: PACKAGE_SHAPE,
  alert: ALERT_SHAPE,
  paused: PAUSED_SHAPE,
};
