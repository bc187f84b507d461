import { useState } from 'react';
import type { CaptchaRequest } from '../../services/session/captcha-request';
import { Dialog } from '../../ui/dialog';
import { CaptchaForm } from './captcha-form';

export function CaptchaDialog({ request }: { readonly request: CaptchaRequest }) {
  const [turn, setTurn] = useState(0);
  const { again, answer } = request;
  return (
    <Dialog open title="One more step" allowsOthers onClose={() => answer(undefined)}>
      <CaptchaForm
        key={turn}
        wrong={again && turn === 0}
        takesFocus={again || turn > 0}
        answer={answer}
        onAgain={() => setTurn(turn + 1)}
      />
    </Dialog>
  );
}
