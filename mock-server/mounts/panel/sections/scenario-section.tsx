import { useState, type FormEvent } from 'react';
import { findPersona, PERSONAS } from '../../../../fixtures/personas';
import { screenPath } from '../../../../src/catalogue/routes';
import { SCREEN_IDS } from '../../../../src/catalogue/screens';
import { STATUSES } from '../../../../src/catalogue/statuses';
import { PROGRAM_IDS, type ProgramId, programDefinition } from '../../../../src/catalogue/programs';
import { Button } from '../../../../src/ui/button';
import { Callout } from '../../../../src/ui/callout';
import { CheckboxField } from '../../../../src/ui/checkbox-field';
import { Heading, Text } from '../../../../src/ui/heading';
import { SelectField } from '../../../../src/ui/select-field';
import { Stack } from '../../../../src/ui/stack';
import type { UserRecord } from '../../../world/state';
import { usePanelWorld, type PanelWorld } from '../panel-world';
import { isSignedIn, pageSubject, shownProgram } from '../shown-page';
import { DialogField } from './dialog-field';
import { fieldRow } from './field-row';
import { PaymentField } from './payment-field';
import { applyScenario, type Scenario } from './apply-scenario';
import { withChange } from './with-change';

const BY_STATUS = 'by-status';

const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

const PROGRAM_OPTIONS = named(PROGRAM_IDS);
const STATUS_OPTIONS = named(STATUSES);

/** Starts with "by status". */
const screenOptions = (program: ProgramId) => {
  const { flow } = programDefinition(program);
  const there = SCREEN_IDS.filter((screen) => screenPath(screen, flow) !== undefined);
  return [{ value: BY_STATUS, label: 'Follows the status' } as const, ...named(there)];
};
const PERSONA_OPTIONS = PERSONAS.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }));

/** A persona or a new person. */
function signedInUser(world: PanelWorld['world']): UserRecord | null {
  if (!isSignedIn(world.now())) return null;
  const sub = pageSubject();
  return world.snapshot().users.find((user) => user.sub === sub) ?? null;
}

const personaOf = (user: UserRecord | null) =>
  PERSONAS.find(({ phone, email }) => user?.phone === phone || user?.email === email);

const whoIs = ({ firstName, lastName, email, phone }: UserRecord): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? phone ?? 'somebody without a name');

/** Every button applies program, status, persona and screen. */
export function ScenarioSection() {
  const panel = usePanelWorld();
  const { world } = panel;
  const [scenario, setScenario] = useState<Scenario>(() => {
    const { seed, applications } = world.snapshot();
    const persona = personaOf(signedInUser(world))?.id ?? seed.persona;
    const program = shownProgram(seed.program);
    const status = applications.at(-1)?.status ?? seed.status;
    const signedIn = isSignedIn(world.now());
    return { program, status, persona, screen: null, signedIn };
  });
  const [problem, setProblem] = useState<string | null>(null);
  const want = (change: Partial<Scenario>): void => {
    setProblem(null);
    setScenario((known) => withChange(known, change));
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    void applyScenario(panel, scenario).then(setProblem);
  };
  const persona = findPersona(scenario.persona);
  const user = signedInUser(world);
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap={4}>
        <Heading level={3}>Application</Heading>
        <SelectField
          name="debugger.program"
          label="Program"
          hint={`Flow: ${programDefinition(scenario.program).flow}`}
          options={PROGRAM_OPTIONS}
          value={PROGRAM_IDS.find((id) => id === scenario.program) ?? 'home_light'}
          onValueChange={(program) => want({ program, payment: undefined })}
        />
        <div className={fieldRow}>
          <SelectField
            name="debugger.status"
            label="Application status"
            options={STATUS_OPTIONS}
            value={scenario.status}
            onValueChange={(status) => want({ status, payment: undefined })}
          />
          <Button type="submit">Apply</Button>
        </div>
        <div className={fieldRow}>
          <SelectField
            name="debugger.persona"
            label="Persona"
            options={PERSONA_OPTIONS}
            value={scenario.persona}
            onValueChange={(id) => want({ persona: id })}
          />
          <Button type="submit" variant="secondary">
            Load
          </Button>
        </div>
        {persona && (
          <Text tone="muted">
            For: {persona.point}. Expected: {persona.expected}.
          </Text>
        )}
        {user !== null && personaOf(user) === undefined && (
          <Text tone="muted">Signed in now: {whoIs(user)}, who is none of these.</Text>
        )}
        <div className={fieldRow}>
          <SelectField
            name="debugger.screen"
            label="Screen"
            options={screenOptions(scenario.program)}
            value={scenario.screen ?? BY_STATUS}
            onValueChange={(screen) => want({ screen: screen === BY_STATUS ? null : screen })}
          />
          <Button type="submit" variant="secondary">
            Open
          </Button>
        </div>
        <PaymentField scenario={scenario} onChange={(payment) => want({ payment })} />
        <DialogField scenario={scenario} onChange={(dialog) => want({ dialog })} />
        <CheckboxField
          name="debugger.signedIn"
          label="Signed in"
          checked={scenario.signedIn}
          onCheckedChange={(signedIn) => want({ signedIn })}
        />
        {problem !== null && (
          <Callout tone="danger" title="These do not go together" live="assertive">
            <p>{problem}</p>
            <p>Nothing was changed.</p>
          </Callout>
        )}
        <Text tone="muted">
          Each button puts all of these into effect. Faults and time stay as they are.
        </Text>
      </Stack>
    </form>
  );
}
