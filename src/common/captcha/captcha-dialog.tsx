import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { css } from '../../../styled-system/css';
import { CAPTCHA_FAILED, drawCaptcha, type DrawnCaptcha } from '../../services/session/captcha';
import type { CaptchaRequest } from '../../services/session/captcha-request';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { Dialog } from '../../ui/dialog';
import { control } from '../../ui/field-styles';
import { Text } from '../../ui/heading';
import { Actions, Stack } from '../../ui/stack';
import { useBrand } from '../brand/use-brand';

const WRONG = 'That didn’t match the picture. Here is a new one';

const place = css({
  '& img': { display: 'block', maxWidth: 'full', marginBlockEnd: '2', background: 'white' },
  '& label': { display: 'block', fontWeight: 'semibold', marginBlockEnd: '1' },
});

/** The library sets the picture, and draws another one when the button of this class is pressed. */
function pictureMarkup(fieldId: string): string {
  return `<div class="captcha-challenge"><img src="" alt="Distorted letters and digits"></div><label for="${fieldId}">Characters in the picture</label><input type="text" class="${control()}" id="${fieldId}" name="captcha" autocomplete="off" autocapitalize="characters" spellcheck="false" required>`;
}

/** Asks for the captcha that the identity provider wants before it sends a code; auth0-js draws it. */
export function CaptchaDialog({ request }: { readonly request: CaptchaRequest }) {
  const { phone } = useBrand().texts.customerSupport;
  const element = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const [turn, setTurn] = useState(0);
  const [drawn, setDrawn] = useState<DrawnCaptcha | null>(null);
  const [problem, setProblem] = useState(request.again ? WRONG : null);
  const failed = problem === CAPTCHA_FAILED;
  const { answer } = request;

  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let left = false;
    setDrawn(null);
    drawCaptcha(target, pictureMarkup(fieldId)).then(
      (captcha) => {
        if (left) return;
        if (captcha.done) answer(captcha.getValue());
        else setDrawn(captcha);
      },
      () => !left && setProblem(CAPTCHA_FAILED),
    );
    return () => {
      left = true;
    };
  }, [turn, answer, fieldId]);

  const again = (): void => {
    setProblem(null);
    setTurn(turn + 1);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // This dialog stands within the form that asked for a code.
    event.stopPropagation();
    const value = drawn?.getValue().trim() ?? '';
    if (value === '') setProblem('Enter the characters in the picture');
    else answer(value);
  };

  return (
    <Dialog open title="One more step" onClose={() => answer(undefined)}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {problem !== null && (
            <Callout tone="warning" live="assertive">
              {problem}
            </Callout>
          )}
          {!failed && <Text>Before we send your code, show us that you’re a person.</Text>}
          <div ref={element} className={place} />
          <Text tone="muted">Can’t do this? Call {phone} and we’ll help.</Text>
          <Actions>
            {failed ? (
              <Button onClick={again}>Try Again</Button>
            ) : (
              <Button type="submit" loading={drawn === null}>
                Continue
              </Button>
            )}
            {drawn !== null && (
              <Button variant="secondary" onClick={again}>
                Show Another Picture
              </Button>
            )}
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
