import { CONFIGURATION_DEFAULTS, type Configuration } from './schema';

type Given = Omit<Configuration, keyof typeof CONFIGURATION_DEFAULTS> & Partial<Configuration>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);

function isCardFrame(value: unknown): boolean {
  return (
    isObject(value) &&
    'origin' in value &&
    isAddress(value.origin) &&
    'pages' in value &&
    Array.isArray(value.pages) &&
    value.pages.every(isAddress)
  );
}

function isReadable(raw: unknown): raw is Given {
  return (
    isObject(raw) &&
    'filesHost' in raw &&
    typeof raw.filesHost === 'string' &&
    (!('hosts' in raw) || isObject(raw.hosts)) &&
    (!('cardFrame' in raw) || isCardFrame(raw.cardFrame))
  );
}

/**
 * Returns a configuration for starting while the full check loads, because the check is larger than
 * the sign-in. Null if it must be checked first.
 */
export function assumedConfiguration(raw: unknown): Configuration | null {
  return isReadable(raw) ? { ...CONFIGURATION_DEFAULTS, ...raw } : null;
}
