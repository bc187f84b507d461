import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { loadCode } from '../../services/load-code';
import { captchaRequestAtom, type CaptchaRequest } from '../../services/session/captcha-request';
import { lazyPart } from '../../shell/problems/lazy-part';

/** If the dialog cannot load, nobody can solve the captcha: the waiting request is told that there is no answer. */
function MissingCaptcha({ request }: { readonly request: CaptchaRequest }) {
  useEffect(() => request.answer(undefined), [request]);
  return null;
}

const CaptchaDialog = lazyPart(
  async () => (await loadCode(() => import('./captcha-dialog'))).CaptchaDialog,
  { missing: MissingCaptcha },
);

/** The place of the captcha, which is fetched when the identity provider asks for one. */
export function CaptchaMount() {
  const request = useAtomValue(captchaRequestAtom);
  return request !== null && <CaptchaDialog request={request} />;
}
