import type { PolicyConfiguration, PolicyOptions } from '../../src/catalogue/security-policy';

/** What the files of a deployment are made from. */
export interface Deployment extends PolicyOptions {
  readonly configuration: PolicyConfiguration;
  /** The host names that the portal answers to. */
  readonly names: readonly string[];
}

/** The first line of every file, after the sign of a comment. */
export const MADE_BY = 'Made by `portal deploy` from config.json: change that and make this anew.';

/** Where an image holds the build, and the configuration that is mounted into it. */
export const PLACES = { build: '/srv/portal', configuration: '/srv/config' } as const;
