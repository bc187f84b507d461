import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { captchaRequestAtom } from '../../services/session/captcha-request';

const CaptchaDialog = lazy(async () => ({
  default: (await import('./captcha-dialog')).CaptchaDialog,
}));

/** The place of the captcha, which is fetched when the identity provider asks for one. */
export function CaptchaMount() {
  const request = useAtomValue(captchaRequestAtom);
  return (
    request !== null && (
      <Suspense>
        <CaptchaDialog request={request} />
      </Suspense>
    )
  );
}
