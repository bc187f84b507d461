/** Switches of Chromium for a run without a window: as root, without a graphics card, without talking to anybody. */
export const LAUNCH_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** For pages that live a few seconds: to compile their scripts well costs more than it gains. */
export const SHORT_LIVED = '--js-flags=--no-maglev --no-turbofan';
