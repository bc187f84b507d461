import { STORAGE_KEYS } from '../catalogue/storage-keys';
import { localStore } from './storage/storage';

/** The default is light (spec 9). */
export const COLOR_SCHEME_CHOICES = ['light', 'dark', 'system'] as const;

export type ColorSchemeChoice = (typeof COLOR_SCHEME_CHOICES)[number];

const deviceIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

export function readColorScheme(): ColorSchemeChoice {
  const stored = localStore.getItem(STORAGE_KEYS.colorScheme);
  return COLOR_SCHEME_CHOICES.find((choice) => choice === stored) ?? 'light';
}

function apply(): void {
  const choice = readColorScheme();
  const device = choice === 'system' && deviceIsDark().matches ? 'dark' : 'light';
  document.documentElement.dataset['colorScheme'] = choice === 'system' ? device : choice;
}

export function chooseColorScheme(choice: ColorSchemeChoice): void {
  localStore.setItem(STORAGE_KEYS.colorScheme, choice);
  apply();
}

/** Applies the stored choice; for `system`, follows the device setting. */
export function followColorScheme(): void {
  apply();
  deviceIsDark().addEventListener('change', apply);
}
