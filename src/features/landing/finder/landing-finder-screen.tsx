import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { STATE_OPTIONS } from '../../../forms/fields/address-rules';
import { pageOfSearch, searchOfPage } from '../../../forms/pages/form-page';
import { requestHeadingFocus } from '../../../shell/screen/pending-focus';
import { Screen } from '../../../shell/screen/screen';
import { Button } from '../../../ui/button';
import { fieldId } from '../../../ui/field-id';
import { PAGE_HEADING_ID, Text } from '../../../ui/heading';
import { RadioCards } from '../../../ui/radio-field';
import { SelectField } from '../../../ui/select-field';
import { Actions, Stack } from '../../../ui/stack';
import { BackingIcon } from './finder-pictures';
import { FinderPane } from './finder-pane';
import { FinderResult } from './finder-result';
import { BACKINGS, FINDER_STEPS, PRIORITIES, type FinderAnswers } from './finder-questions';
import { leaveOverlayEntry } from '../../../ui/use-back-to-close';

type Typed = { readonly [Name in keyof FinderAnswers]: FinderAnswers[Name] | '' };

const BACKING_IMAGES = BACKINGS.map(({ value, label }) => ({
  value,
  label,
  icon: value === 'unsure' ? null : <BackingIcon flow={value} />,
}));

function isAnswered(typed: Typed): typed is FinderAnswers {
  return typed.backing !== '' && typed.state !== '' && typed.priority !== '';
}

/** Whether the previous history entry is another step, so that Back can return to it. */
function isWithin(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'within' in state;
}

const NAMES: readonly string[] = [...FINDER_STEPS.map(({ name }) => name), 'card'];

/** Returns the step in the URL, from 0, or the first unanswered step before it. */
function stepOf(search: string, typed: Typed): number {
  const requested = Math.max(0, NAMES.indexOf(pageOfSearch(search) ?? ''));
  const open = FINDER_STEPS.findIndex(({ name }) => typed[name] === '');
  return open === -1 ? requested : Math.min(requested, open);
}

/** Each step is a history entry. Nothing is stored or sent. */
export function LandingFinderScreen() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [typed, setTyped] = useState<Typed>({ backing: '', state: '', priority: '' });
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const step = stepOf(search, typed);
  const question = FINDER_STEPS[step];
  const { name, missing } = question ?? FINDER_STEPS[0];

  const address = (of: number): string =>
    path + searchOfPage(search, of === 0 ? null : (NAMES[of] ?? null));
  const goTo = (next: number): void => navigate(address(next), { state: { within: true } });
  const goBack = (): void => {
    if (isWithin()) leaveOverlayEntry(() => window.history.back());
    else navigate(address(step - 1), { replace: true });
  };

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setFailed(false);
    requestHeadingFocus();
    document.getElementById(PAGE_HEADING_ID)?.focus();
  }, [step]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (typed[name] !== '') {
      goTo(step + 1);
      return;
    }
    setFailed(true);
    setAttempt(attempt + 1);
  };

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
              legend="What could you use to secure your card?"
              options={BACKING_IMAGES}
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
          {name === 'priority' && (
            <RadioCards
              name="priority"
              legend="What matters most?"
              options={PRIORITIES}
              value={typed.priority}
              onValueChange={answer('priority')}
              error={error}
            />
          )}
          <Actions sticky>
            <Button type="submit">{step === 2 ? 'See My Options' : 'Continue'}</Button>
            {step > 0 && (
              <Button variant="secondary" onClick={goBack}>
                Back
              </Button>
            )}
          </Actions>
        </Stack>
      </form>
    </Screen>
  );
}
