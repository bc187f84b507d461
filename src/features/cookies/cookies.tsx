import { useAtom } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { cookieSettingsAtom } from '../../shell/cookies/cookie-settings';
import { onConsentChange, readConsent } from '../../services/consent/consent';
import { log } from '../../services/log';
import { lazyComponent } from '../../shell/problems/lazy-component';
import { CookieBanner } from './cookie-banner';

const CookieSettings = lazyComponent(
  async () => (await import('./cookie-settings-dialog')).CookieSettingsDialog,
);

const Toasts = lazyComponent(async () => (await import('../../ui/toaster')).Toaster);

export interface CookiesProps {
  readonly excluded: boolean;
  /** Whether to render the toaster, because the page has none. */
  readonly withoutToasts: boolean;
}

/** Banner and settings (spec 4). */
export function Cookies({ excluded, withoutToasts }: CookiesProps) {
  const decided = useSyncExternalStore(onConsentChange, () => readConsent() !== null);
  const [open, setOpen] = useAtom(cookieSettingsAtom);
  const [saved, setSaved] = useState(false);
  return (
    <>
      {!decided && !excluded && <CookieBanner />}
      {open && (
        <CookieSettings
          open
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            setSaved(true);
            import('../../ui/toaster').then(
              ({ showToast }) => showToast({ title: 'Cookie settings saved' }),
              () => log.warn('It could not be told that the cookie settings are saved'),
            );
          }}
        />
      )}
      {saved && withoutToasts && <Toasts />}
    </>
  );
}
