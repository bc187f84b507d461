import { useState } from 'react';
import { css } from '../../../../styled-system/css';
import { Details } from '../../../../src/ui/details';
import { Heading, Text } from '../../../../src/ui/heading';
import { SelectField } from '../../../../src/ui/select-field';
import { Stack } from '../../../../src/ui/stack';
import {
  readRecords,
  type ShownField,
  type ShownRecord,
} from '../../../apis/control/change/change';
import { changeWorld, usePanelWorld, useWorldState } from '../panel-world';
import { InspectedField } from './inspected-field';
import { rowsOf } from './inspected-parts';
import { shownValue } from './typed-value';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', overflowWrap: 'anywhere' });
const value = css({ display: 'block', fontFamily: 'monospace', fontSize: 'small' });

const keyOf = ({ kind, id }: ShownRecord): string => `${kind} ${id}`;

/** Fields that can't be changed, with the reasons. */
function Staying({ fields }: { readonly fields: readonly ShownField[] }) {
  return (
    <ul className={list}>
      {fields.map((field) => (
        <li key={field.name}>
          <strong>{field.name}</strong>
          <span className={value}>{shownValue(field.value)}</span>
          <Text tone="muted">It {field.stays}.</Text>
        </li>
      ))}
    </ul>
  );
}

export function InspectSection() {
  const { world } = usePanelWorld();
  const { state, look } = useWorldState();
  const [chosen, setChosen] = useState('');
  const [changed, setChanged] = useState<string | null>(null);
  const records = readRecords({ state, now: world.now }).records.toReversed();
  const record =
    records.find((one) => keyOf(one) === chosen) ??
    records.find(({ kind }) => kind === 'application') ??
    records.at(-1);
  if (record === undefined) return null;
  const { kind, id, fields } = record;
  const change = async (name: string, label: string, to: unknown): Promise<string | null> => {
    const problem = await changeWorld(world, 'change', { kind, id, set: { [name]: to } });
    look();
    setChanged(problem === null ? label : null);
    return problem;
  };
  const staying = fields.filter(({ stays }) => stays !== null);
  const changing = fields.filter(({ stays }) => stays === null);
  return (
    <Stack gap={4}>
      <Heading level={3}>Inspector</Heading>
      <SelectField
        name="debugger.record"
        label="Record"
        options={records.map((one) => ({ value: keyOf(one), label: keyOf(one) }))}
        value={keyOf(record)}
        onValueChange={(key) => {
          setChosen(key);
          setChanged(null);
        }}
      />
      {changing.flatMap((field) =>
        rowsOf(field).map((row) => (
          <InspectedField
            key={`${keyOf(record)} ${row.field.label}`}
            field={row.field}
            isChanged={changed === row.field.label}
            onChange={(to) => change(field.name, row.field.label, row.whole(to))}
          />
        )),
      )}
      {changing.length === 0 && <Text tone="muted">Nothing of it can be changed now.</Text>}
      <Details summary={`What stays as it is (${String(staying.length)})`}>
        <Staying fields={staying} />
      </Details>
    </Stack>
  );
}
