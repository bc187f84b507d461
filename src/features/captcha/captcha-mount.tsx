import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { loadCode } from '../../services/load-code';
import { captchaRequestAtom, type CaptchaRequest } from '../../services/session/captcha-request';
import { lazyComponent } from '../../shell/problems/lazy-component';

/** Resolves the request without an answer if the dialog's code fails to load. */
function MissingCaptcha({ request }: { readonly request: CaptchaRequest }) {
  useEffect(() => request.answer(undefined), [request]);
  return null;
}

const CaptchaDialog = lazyComponent(
  async () => (await loadCode(() => import('./captcha-dialog'))).CaptchaDialog,
  { missing: MissingCaptcha },
);

export function CaptchaMount() {
  const request = useAtomValue(captchaRequestAtom);
  return request !== null && <CaptchaDialog request={request} />;
}
