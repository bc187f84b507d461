/** For headless runs as root, without a GPU, offline. */
export const LAUNCH_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** For pages that live for seconds: optimizing their scripts costs more than it gains. */
export const SHORT_LIVED = '--js-flags=--no-maglev --no-turbofan';
