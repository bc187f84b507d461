import type { Complete } from '@bomb.sh/tab';
import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import { PERSONAS } from '../../fixtures/personas';
import { TOKEN_FAULTS } from '../../mock-server/apis/identity/token-faults';
import { PAYMENT_STATE_IDS } from '../../mock-server/scenario/payment-states';
import { FAULT_TABLE } from '../../mock-server/world/faults/fault-table';
import { CAPTCHA_MAKERS } from '../../src/catalogue/captcha-hosts';
import { CONSENT_STATES } from '../../src/catalogue/consent';
import { DIALOG_IDS } from '../../src/catalogue/dialogs';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { STATUSES } from '../../src/catalogue/statuses';
import { OPERATIONS } from '../../src/contract/generated/operations';
import { SHELLS } from '../commands/completion';
import { LISTINGS } from '../commands/list-parts';

/** Keyed by the option, or by command and option. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  program: PROGRAM_IDS,
  status: STATUSES,
  screen: SCREEN_IDS,
  persona: PERSONAS.map(({ id }) => id),
  payment: PAYMENT_STATE_IDS,
  dialog: DIALOG_IDS,
  consent: CONSENT_STATES,
  fault: Object.keys(FAULT_TABLE),
  'token fault': Object.keys(TOKEN_FAULTS),
  operation: OPERATIONS.map(({ name }) => name),
  captcha: CAPTCHA_MAKERS,
  scheme: ['light', 'dark'],
  'fail-on': ['any', 'breaking'],
};

const completes =
  (values: readonly string[]) =>
  (complete: Complete): void =>
    values.forEach((value) => complete(value, ''));

/** The scripts of `portal completion` call `complete` at each Tab. */
export function addCompletion(program: Command): void {
  const { commands } = tab(program);
  commands.delete('complete');
  for (const [name, command] of commands) {
    const own = program.commands.find((one) => one.name() === name);
    command.description = own?.summary() ?? command.description;
    for (const [option, completed] of command.options) {
      const values = VALUES[`${name} ${option}`] ?? VALUES[option];
      if (values !== undefined) completed.handler = completes(values);
    }
  }
  commands
    .get('list')
    ?.argument('what', (complete) =>
      Object.entries(LISTINGS).forEach(([name, { summary }]) => complete(name, summary)),
    );
  commands.get('completion')?.argument('shell', completes(SHELLS));
}
