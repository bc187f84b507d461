/** What a configuration may leave out, and what then holds. */
export const CONFIGURATION_DEFAULTS = {
  scripts: {},
  taxIdPolicy: 'standard',
  crawling: true,
  debugger: false,
  hosts: {},
} as const;
