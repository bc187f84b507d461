import { normalizeText } from '../../catalogue/normalize-text';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { css } from '../../../styled-system/css';
import { CAPTCHA_FAILED, drawCaptcha, type CaptchaImage } from '../../services/session/captcha';
import type { CaptchaRequest } from '../../services/session/captcha-request';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { fieldId } from '../../ui/field-id';
import { Text } from '../../ui/heading';
import { LoadingScreen } from '../../ui/spinner';
import { Actions, Stack } from '../../ui/stack';
import { TextField } from '../../ui/text-field';
import { useBrand } from '../../domain/program/use-brand';
import { HelpContacts } from '../../shell/help/help-contacts';
import { PhoneLink } from '../../ui/phone-link';

type Asked = Exclude<CaptchaImage, { kind: 'passed' }>;

const FIELD = 'captcha';
const WAITING_ID = 'captcha-waiting';
const PLACE_ID = 'captcha-place';
const RETRY_ID = 'captcha-retry';

const TEXTS = {
  letters: {
    task: 'Type the characters that you see in the picture.',
    label: 'Characters in the picture',
    missing: 'Enter the characters in the picture',
    wrong: 'That didn’t match the picture. Here is a new one',
    another: 'Show Another Picture',
  },
  formula: {
    task: 'Solve the sum that you see in the picture.',
    label: 'Result of the sum',
    missing: 'Enter the result of the sum in the picture',
    wrong: 'That wasn’t the result. Here is a new sum',
    another: 'Show Another Picture',
  },
  widget: {
    task: 'Do the check below, then continue.',
    label: '',
    missing: 'Do the check first, then continue',
    wrong: 'That check wasn’t accepted. Here is a new one',
    another: 'Show Another Check',
  },
} as const;

const place = css({
  outlineWidth: '0',
  '& img': {
    display: 'block',
    maxWidth: 'full',
    background: 'white',
    borderRadius: 'small',
    border: '1px solid token(colors.line)',
  },
});

export interface CaptchaFormProps {
  /** Whether the previous answer was wrong. */
  readonly wrong: boolean;
  /** Whether the focused element was removed, so that the form takes the focus. */
  readonly takesFocus: boolean;
  readonly answer: CaptchaRequest['answer'];
  readonly onAgain: () => void;
}

/** A captcha that auth0-js renders. */
export function CaptchaForm({ wrong, takesFocus, answer, onAgain }: CaptchaFormProps) {
  const { phone } = useBrand().texts.customerSupport;
  const element = useRef<HTMLDivElement>(null);
  const [captcha, setCaptcha] = useState<Asked | null>(null);
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let left = false;
    drawCaptcha(target).then(
      (rendered) => {
        if (left) return;
        if (rendered.kind === 'passed') answer(rendered.value);
        else setCaptcha(rendered);
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [answer]);

  const answerId =
    captcha === null ? WAITING_ID : captcha.kind === 'widget' ? PLACE_ID : fieldId(FIELD);
  const focused = failed ? RETRY_ID : answerId;
  useEffect(() => {
    if (takesFocus || focused === RETRY_ID) document.getElementById(focused)?.focus();
  }, [takesFocus, focused]);

  if (failed) {
    return (
      <Stack>
        <Callout tone="warning" live="assertive">
          {CAPTCHA_FAILED}
        </Callout>
        <Text>Wait a moment, then try again. If it keeps failing, we’ll help you sign in.</Text>
        <HelpContacts />
        <Actions>
          <Button id={RETRY_ID} onClick={onAgain}>
            Try Again
          </Button>
        </Actions>
      </Stack>
    );
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (captcha === null) return;
    const value = captcha.kind === 'widget' ? captcha.getValue() : normalizeText(typed);
    if (value !== '') answer(value);
    else if (captcha.kind === 'widget' && captcha.start)
      captcha.start(() => answer(captcha.getValue()));
    else {
      setMissing(true);
      document.getElementById(focused)?.focus();
    }
  };
  const texts = captcha && TEXTS[captcha.kind];
  const problem = missing ? texts?.missing : wrong ? texts?.wrong : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>Before we send your code, we need to check that you’re a person. {texts?.task}</Text>
        {captcha === null && (
          <div id={WAITING_ID} tabIndex={-1} className={css({ outlineWidth: '0' })}>
            <LoadingScreen onRetry={onAgain} />
          </div>
        )}
        {captcha?.kind === 'widget' && problem !== undefined && (
          <Callout tone="warning" live="assertive">
            {problem}
          </Callout>
        )}
        <div
          id={PLACE_ID}
          ref={element}
          tabIndex={-1}
          role="group"
          aria-label="Check"
          hidden={captcha === null}
          className={place}
        />
        {texts !== null && captcha?.kind !== 'widget' && (
          <TextField
            name={FIELD}
            label={texts.label}
            value={typed}
            onValueChange={setTyped}
            error={problem}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            width="half"
          />
        )}
        {texts !== null && (
          <Actions>
            <Button type="submit">
              {captcha?.kind === 'widget' && captcha.start ? 'Start the Check' : 'Continue'}
            </Button>
            <Button variant="secondary" onClick={onAgain}>
              {texts.another}
            </Button>
          </Actions>
        )}
        <Text tone="muted">
          Can’t do this? Call <PhoneLink phone={phone} /> and we’ll help.
        </Text>
      </Stack>
    </form>
  );
}
