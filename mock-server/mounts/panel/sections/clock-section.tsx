import { Field } from '@ark-ui/react/field';
import { useState, type FormEvent } from 'react';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../../src/ui/button';
import { describedBy, fieldId } from '../../../../src/ui/field-id';
import { FieldFrame } from '../../../../src/ui/field-parts';
import { control } from '../../../../src/ui/field-styles';
import { Heading } from '../../../../src/ui/heading';
import { Stack } from '../../../../src/ui/stack';
import { changeWorld, usePanelWorld, useWorldState } from '../panel-world';
import { fieldRow } from './field-row';

const steps = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const NAME = 'debugger.clock';

const STEPS = [
  { label: '10 Minutes On', advance: 'PT10M' },
  { label: '1 Day On', advance: 'P1D' },
  { label: '31 Days On', advance: 'P31D' },
] as const;

/** Seeds have an explicit offset, so show the browser's zone. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Includes the time zone. */
const inWords = (ms: number): string =>
  new Date(ms).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long' });

/** Local time, to the minute. */
function toInput(ms: number): string {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The world's clock is also the page's. */
export function ClockSection() {
  const { world } = usePanelWorld();
  const { look } = useWorldState();
  const [typed, setTyped] = useState(() => toInput(world.now()));
  const [problem, setProblem] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const messages = { hint: `In your time zone, ${ZONE}`, error: problem ?? undefined };

  const move = async (change: { now: string } | { advance: string }): Promise<void> => {
    const found = await changeWorld(world, 'clock', change);
    setProblem(found);
    if (found !== null) return;
    const now = world.now();
    setTyped(toInput(now));
    setAnnouncement(`It is now ${inWords(now)}`);
    look();
  };
  const set = (event: FormEvent): void => {
    event.preventDefault();
    const moment = new Date(typed);
    if (Number.isNaN(moment.getTime())) setProblem('Give a date and a time of day');
    else void move({ now: moment.toISOString() });
  };
  return (
    <form onSubmit={set} noValidate>
      <Stack gap={4}>
        <Heading level={3}>Clock</Heading>
        <div className={fieldRow}>
          <FieldFrame name={NAME} label="Date and time" {...messages}>
            <Field.Input
              type="datetime-local"
              className={control({})}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              aria-describedby={describedBy(fieldId(NAME), messages)}
            />
          </FieldFrame>
          <Button type="submit" variant="secondary">
            Set
          </Button>
        </div>
        <div className={steps}>
          {STEPS.map(({ label, advance }) => (
            <Button
              key={advance}
              variant="secondary"
              size="small"
              onClick={() => void move({ advance })}
            >
              {label}
            </Button>
          ))}
        </div>
        <p role="status">{announcement}</p>
      </Stack>
    </form>
  );
}
