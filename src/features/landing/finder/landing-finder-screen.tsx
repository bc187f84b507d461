import { useState } from 'react';
import { STATE_OPTIONS } from '../../../forms/fields/state-options';
import { requestHeadingFocus } from '../../../shell/screen/pending-focus';
import { Screen } from '../../../shell/screen/screen';
import { Button } from '../../../ui/button';
import { fieldId } from '../../../ui/field-id';
import { PAGE_HEADING_ID, Text } from '../../../ui/heading';
import { RadioCards } from '../../../ui/radio-field';
import { SelectField } from '../../../ui/select-field';
import { Actions, Stack } from '../../../ui/stack';
import { useSubmit } from '../../../ui/use-submit';
import { BackingIcon } from './finder-pictures';
import { FinderPane } from './finder-pane';
import { FinderResult } from './finder-result';
import { BACKINGS, FINDER_STEPS, WISHES, type FinderAnswers } from './finder-questions';

type Typed = { readonly [Name in keyof FinderAnswers]: FinderAnswers[Name] | '' };

const DRAWN_BACKINGS = BACKINGS.map(({ value, label }) => ({
  value,
  label,
  icon: value === 'unsure' ? null : <BackingIcon flow={value} />,
}));

function isAnswered(typed: Typed): typed is FinderAnswers {
  return typed.backing !== '' && typed.state !== '' && typed.wish !== '';
}

/** Three questions, one at a time, and the card that fits. Keeps and sends nothing. */
export function LandingFinderScreen() {
  const [step, setStep] = useState(0);
  const [typed, setTyped] = useState<Typed>({ backing: '', state: '', wish: '' });
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const question = FINDER_STEPS[step];
  const { name, missing } = question ?? FINDER_STEPS[0];

  const goTo = (next: number): void => {
    setFailed(false);
    setStep(next);
    requestHeadingFocus();
    document.getElementById(PAGE_HEADING_ID)?.focus();
  };

  const submit = useSubmit(() => {
    if (typed[name] !== '') {
      goTo(step + 1);
      return;
    }
    setFailed(true);
    setAttempt(attempt + 1);
  });

  if (question === undefined && isAnswered(typed)) {
    return <FinderResult answers={typed} onBack={() => goTo(0)} />;
  }
  const error = failed && typed[name] === '' ? missing : undefined;
  const answer =
    <Name extends keyof Typed>(key: Name) =>
    (value: Typed[Name]) =>
      setTyped({ ...typed, [key]: value });

  return (
    <Screen
      errors={error === undefined ? [] : [{ id: fieldId(name), message: error }]}
      attempt={attempt}
      guide={<FinderPane step={step} typed={typed} />}
      above={<Text tone="muted">{`Question ${step + 1} of ${FINDER_STEPS.length}`}</Text>}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          {name === 'backing' && (
            <RadioCards
              name="backing"
              legend="What could back your card?"
              options={DRAWN_BACKINGS}
              value={typed.backing}
              onValueChange={answer('backing')}
              error={error}
            />
          )}
          {name === 'state' && (
            <SelectField
              name="state"
              label="Which state do you live in?"
              options={STATE_OPTIONS}
              autoComplete="address-level1"
              value={typed.state}
              onValueChange={answer('state')}
              {...(error === undefined ? {} : { error })}
            />
          )}
          {name === 'wish' && (
            <RadioCards
              name="wish"
              legend="What matters most?"
              options={WISHES}
              value={typed.wish}
              onValueChange={answer('wish')}
              error={error}
            />
          )}
          <Actions>
            <Button type="submit">{step === 2 ? 'See My Options' : 'Continue'}</Button>
            {step > 0 && (
              <Button variant="secondary" onClick={() => goTo(step - 1)}>
                Back
              </Button>
            )}
          </Actions>
        </Stack>
      </form>
    </Screen>
  );
}
