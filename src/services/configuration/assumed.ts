import { CONFIGURATION_DEFAULTS, type Configuration } from './schema';

type Given = Omit<Configuration, keyof typeof CONFIGURATION_DEFAULTS> & Partial<Configuration>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);

/** Whether the page may be the host of the card fields. */
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

/** Whether it has the keys that the sign-in reads. */
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
 * Returns a configuration to start with while the full check is loading, because that is larger
 * than the sign-in; null if it has to be checked first.
 */
export function assumedConfiguration(raw: unknown): Configuration | null {
  return isReadable(raw) ? { ...CONFIGURATION_DEFAULTS, ...raw } : null;
}
