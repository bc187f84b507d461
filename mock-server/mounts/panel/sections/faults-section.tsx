import { useState, type FormEvent } from 'react';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../../src/ui/button';
import { Heading, Text } from '../../../../src/ui/heading';
import { SelectField } from '../../../../src/ui/select-field';
import { Stack } from '../../../../src/ui/stack';
import { TextField } from '../../../../src/ui/text-field';
import { remainingFault, timesApplied } from '../../../world/faults/remaining';
import { FAULT_KEYS, FAULT_TABLE } from '../../../world/faults/fault-table';
import type { FaultRecord } from '../../../world/state';
import { faultNote } from '../../../apis/control/fault-note';
import { shownScreen } from '../shown-page';
import { changeWorld, usePanelWorld, useWorldState } from '../panel-world';

const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  '& > :first-child': { minWidth: '0', overflowWrap: 'anywhere' },
  '& > button': { flexShrink: '0' },
});
const count = css({ display: 'block', color: 'muted', fontSize: 'small' });

function howOften(record: FaultRecord): string {
  const applied = timesApplied(record);
  const times = applied === 1 ? 'once' : `${String(applied)} times`;
  if (record.matched === 0) return 'No request has matched yet';
  const done = remainingFault(record) === null ? ', and will not again' : '';
  return `Struck ${times}${done}`;
}

const NONE = '';
const OPTIONS = [
  { value: NONE, label: 'Choose one to begin with' },
  ...FAULT_KEYS.map((key) => ({ value: key, label: key })),
];

export function FaultsSection() {
  const { world } = usePanelWorld();
  const { state, look } = useWorldState();
  const [kind, setKind] = useState(NONE);
  const [spec, setSpec] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const specs = state.faults.map((fault) => fault.spec);

  const play = async (faults: readonly string[]): Promise<boolean> => {
    // Unchanged faults continue counting.
    const keep = specs.length > 0 ? { keep: true } : {};
    const found = await changeWorld(world, 'faults', { faults, ...keep });
    setProblem(found);
    setNote(null);
    look();
    return found === null;
  };
  const add = (event: FormEvent): void => {
    event.preventDefault();
    void play([...specs, spec.trim()]).then((played) => {
      if (!played) return;
      const screen = shownScreen();
      setNote(screen && faultNote(spec.trim(), screen));
      setSpec('');
    });
  };
  const chosen = FAULT_KEYS.find((key) => key === kind);
  return (
    <form onSubmit={add} noValidate>
      <Stack gap={4}>
        <Heading level={3}>Faults</Heading>
        {specs.length === 0 ? (
          <Text tone="muted">None: everything answers as it should.</Text>
        ) : (
          <ul aria-label="Faults that are played">
            {state.faults.map((played, index) => (
              <li key={`${played.spec} ${String(index)}`} className={item}>
                <span>
                  <code>{played.spec}</code>
                  <span className={count}>{howOften(played)}</span>
                </span>
                <Button
                  variant="tertiary"
                  size="small"
                  aria-label={`Remove ${played.spec}`}
                  onClick={() => void play(specs.filter((_, other) => other !== index))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <SelectField
          name="debugger.faultKind"
          label="Kind of fault"
          hint={chosen && FAULT_TABLE[chosen].description}
          options={OPTIONS}
          value={kind}
          onValueChange={(key) => {
            setKind(key);
            const known = FAULT_KEYS.find((candidate) => candidate === key);
            setSpec(known === undefined ? spec : FAULT_TABLE[known].example);
            setProblem(null);
          }}
        />
        <TextField
          name="debugger.fault"
          label="Fault"
          hint="Such as operation=currentUser,status=503,times=2"
          error={problem ?? undefined}
          value={spec}
          onValueChange={setSpec}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div>
          <Button type="submit" variant="secondary" size="small">
            Add Fault
          </Button>
        </div>
        <div role="status">{note !== null && <Text>{note}</Text>}</div>
      </Stack>
    </form>
  );
}
