import { MAGIC_OUTCOMES, magicSuffix } from '../../fixtures/magic-outcomes';
import {
  ACCOUNT_ENDINGS,
  TEST_ACCOUNT_NUMBER,
  TEST_CARDS,
  TEST_ROUTING_NUMBER,
} from '../../fixtures/payment-values';
import { PERSONAS } from '../../fixtures/personas';
import { FAULT_TABLE } from '../../mock-server/world/faults/fault-table';
import { TOKEN_FAULTS } from '../../mock-server/apis/identity/token-faults';
import {
  DIALOG_IDS,
  dialogDefinition,
  dialogFlows,
  dialogScreens,
} from '../../src/catalogue/dialogs';
import { FLOWS, STEPS } from '../../src/catalogue/flows';
import {
  PAYMENT_STATE_IDS,
  PAYMENT_STATES,
  statusesWithPayment,
} from '../../mock-server/scenario/payment-states';
import { SCREEN_IDS, screenDefinition } from '../../src/catalogue/screens';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { isOpen } from '../../src/catalogue/status/facts';
import { STATUSES } from '../../src/catalogue/statuses';
import { OPERATIONS } from '../../src/contract/generated/operations';
import { PROGRAM_IDS, type ProgramId, programDefinition } from '../../src/catalogue/programs';
import { listRoutes } from './list-routes';

export interface Listing {
  readonly summary: string;
  readonly entries: (baseUrl: string) => readonly object[];
  readonly headings: readonly string[];
  readonly row: (entry: never) => readonly string[];
}

function listing<Entry extends object>(
  summary: string,
  entries: (baseUrl: string) => readonly Entry[],
  headings: readonly string[],
  row: (entry: Entry) => readonly string[],
): Listing {
  return { summary, entries, headings, row };
}

const programs = (): { program: ProgramId; flow: string; security: string }[] =>
  PROGRAM_IDS.map((program) => {
    const { flow, security } = programDefinition(program);
    return { program, flow, security };
  });

const screens = () =>
  SCREEN_IDS.map((screen) => {
    const { heading, access, path, aliases = [] } = screenDefinition(screen);
    const paths = typeof path === 'string' ? [path] : Object.values(path);
    return { screen, heading, access, paths: [...paths, ...aliases] };
  });

const statuses = () =>
  STATUSES.map((status) => ({
    status,
    open: isOpen(status),
    screens: Object.fromEntries(FLOWS.map((flow) => [flow, screenForStatus(flow, status)])),
  }));

const personas = () =>
  PERSONAS.map(({ id, name, program, point, expected, taxId }) => ({
    persona: id,
    name,
    program,
    point,
    expected,
    outcome: magicSuffix(taxId),
  }));

const payments = () =>
  PAYMENT_STATE_IDS.map((payment) => {
    const { description } = PAYMENT_STATES[payment];
    return { payment, statuses: statusesWithPayment(payment), description };
  });

const dialogs = () =>
  DIALOG_IDS.map((dialog) => {
    const flows = dialogFlows(dialog);
    const over = new Set(flows.flatMap((flow) => dialogScreens(dialog, flow) ?? []));
    return { dialog, flows, screens: [...over], description: dialogDefinition(dialog).description };
  });

const paymentValues = (): { kind: string; value: string; description: string }[] => [
  ...TEST_CARDS.map(({ number, description }) => ({ kind: 'card', value: number, description })),
  {
    kind: 'routing number',
    value: TEST_ROUTING_NUMBER,
    description: 'Valid; 123456789 fails the check digit',
  },
  {
    kind: 'account number',
    value: TEST_ACCOUNT_NUMBER,
    description: '4 to 17 digits; the last four decide the outcome',
  },
  ...ACCOUNT_ENDINGS.map(({ ending, description }) => ({
    kind: 'account ending',
    value: ending,
    description,
  })),
];

const faults = () =>
  Object.entries(FAULT_TABLE).map(([key, { description, example }]) => ({
    key,
    description,
    example,
  }));

const tokenFaults = () =>
  Object.entries(TOKEN_FAULTS).map(([fault, { accepted, description }]) => ({
    fault,
    accepted,
    description,
  }));

export const LISTINGS: Readonly<Record<string, Listing>> = {
  programs: listing(
    'white-label programs',
    programs,
    ['PROGRAM', 'FLOW', 'SECURITY'],
    ({ program, flow, security }) => [program, flow, security],
  ),
  flows: listing(
    'application flows and their steps',
    () => FLOWS.map((flow) => ({ flow, steps: STEPS[flow] })),
    ['FLOW', 'STEPS'],
    ({ flow, steps }) => [flow, steps.join(', ')],
  ),
  statuses: listing(
    'application statuses and their screens',
    statuses,
    ['STATUS', 'OPEN', ...FLOWS.map((flow) => flow.toUpperCase())],
    ({ status, open, screens: byFlow }) => [
      status,
      open ? 'yes' : 'no',
      ...FLOWS.map((flow) => byFlow[flow] ?? ''),
    ],
  ),
  screens: listing(
    'screens and their paths',
    screens,
    ['SCREEN', 'HEADING', 'ACCESS', 'PATHS'],
    ({ screen, heading, access, paths }) => [screen, heading, access, paths.join(' ')],
  ),
  routes: listing(
    'paths, each with a link that opens it',
    listRoutes,
    ['PATH', 'SCREEN', 'FLOW', 'ACCESS', 'SEED'],
    ({ path, screen, flow, access, seed }) => [
      path,
      screen ?? '(redirects)',
      flow,
      access,
      Object.entries(seed)
        .map(([name, value]) => (value === true ? `--${name}` : `--${name} ${value}`))
        .join(' '),
    ],
  ),
  personas: listing(
    'test applicants',
    personas,
    ['PERSONA', 'NAME', 'PROGRAM', 'POINT'],
    ({ persona, name, program, point }) => [persona, name, program, point],
  ),
  outcomes: listing(
    'effects of the last four digits of a tax ID',
    () => Object.values(MAGIC_OUTCOMES),
    ['ENDING', 'MOMENT', 'OUTCOME'],
    ({ suffix, moment, outcome }) => [suffix, moment, outcome],
  ),
  payments: listing(
    'deposit states of a seed (cash flow)',
    payments,
    ['PAYMENT', 'STATUSES', 'DESCRIPTION'],
    ({ payment, statuses: fitting, description }) => [payment, fitting.join(' '), description],
  ),
  dialogs: listing(
    'dialogs that a seed can open',
    dialogs,
    ['DIALOG', 'FLOWS', 'SCREENS', 'DESCRIPTION'],
    ({ dialog, flows, screens: over, description }) => [
      dialog,
      flows.join(' '),
      over.join(' ') || '(any signed-in screen)',
      description,
    ],
  ),
  'payment-values': listing(
    'test cards and accounts, and their effects',
    paymentValues,
    ['KIND', 'VALUE', 'DESCRIPTION'],
    ({ kind, value, description }) => [kind, value, description],
  ),
  faults: listing(
    'faults that a seed can inject',
    faults,
    ['FAULT', 'EXAMPLE', 'DESCRIPTION'],
    ({ key, example, description }) => [key, example, description],
  ),
  'token-faults': listing(
    "faults of the identity provider's tokens",
    tokenFaults,
    ['FAULT', 'CLIENTS', 'DESCRIPTION'],
    ({ fault, accepted, description }) => [fault, accepted ? 'accept' : 'reject', description],
  ),
  operations: listing(
    'GraphQL operations of the contract',
    () => OPERATIONS,
    ['OPERATION', 'KIND', 'SOURCE', 'SENSITIVE'],
    ({ name, kind, source, sensitive }) => [name, kind, source, sensitive ? 'yes' : 'no'],
  ),
};
