/** The round of an icon of 24 units. */
export const ROUND = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z';

// The icons of statuses that the sign-in screen shows too; the others are in status-icon-shapes.ts: they are loaded later.

export const INFO_SHAPE = `${ROUND}M12 11v5.5M12 7.5v.1`;
export const ALERT_SHAPE = 'M12 3.5 2.8 19.5h18.4ZM12 10v4.5M12 17v.1';
export const CHECK_SHAPE = `${ROUND}M8 12.3l2.8 2.8L16 9.6`;
