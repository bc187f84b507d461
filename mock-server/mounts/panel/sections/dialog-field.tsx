import {
  DIALOG_IDS,
  dialogDefinition,
  dialogFlows,
  type DialogId,
} from '../../../../src/catalogue/dialogs';
import { programDefinition } from '../../../../src/catalogue/programs';
import { SelectField } from '../../../../src/ui/select-field';
import type { Scenario } from './apply-scenario';

const NONE = 'none';

/** Choosing a dialog also sets its screen and status. */
export function DialogField(props: {
  readonly scenario: Scenario;
  readonly onChange: (dialog: DialogId | undefined) => void;
}) {
  const { program, dialog } = props.scenario;
  const { flow } = programDefinition(program);
  const there = DIALOG_IDS.filter((id) => dialogFlows(id).includes(flow));
  const hint = dialog === undefined ? {} : { hint: dialogDefinition(dialog).description };
  return (
    <SelectField
      name="debugger.dialog"
      label="Dialog"
      {...hint}
      options={[
        { value: NONE, label: 'None' } as const,
        ...there.map((value) => ({ value, label: value })),
      ]}
      value={dialog ?? NONE}
      onValueChange={(value) => props.onChange(value === NONE ? undefined : value)}
    />
  );
}
