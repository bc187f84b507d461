import { DEFAULT_BRAND, isBrandId, type BrandId } from './registry';

/** What decides which program a visitor sees; all of it may be absent or wrong. */
export interface ProgramChoice {
  /** The address parameter `program`. */
  readonly parameter?: string | null | undefined;
  /** The value under the storage key `program`. */
  readonly stored?: string | null | undefined;
  readonly hostname: string;
  /** Host name → program, from the configuration. */
  readonly hosts: Readonly<Record<string, string>>;
}

/** Address parameter, else the stored one, else by host name, else home_light (spec 1, 9). Only brands of the registry count. */
export function chooseProgram(choice: ProgramChoice): BrandId {
  const hostname = choice.hostname.toLowerCase();
  const byHost = Object.hasOwn(choice.hosts, hostname) ? choice.hosts[hostname] : undefined;
  const requested = [choice.parameter, choice.stored, byHost].find(
    (value): value is BrandId => typeof value === 'string' && isBrandId(value),
  );
  return requested ?? DEFAULT_BRAND;
}
