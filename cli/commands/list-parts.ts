import { MAGIC_OUTCOMES, magicSuffix } from '../../fixtures/magic-outcomes';
import {
  ACCOUNT_ENDINGS,
  TEST_ACCOUNT_NUMBER,
  TEST_CARDS,
  TEST_ROUTING_NUMBER,
} from '../../fixtures/payment-values';
import { PERSONAS } from '../../fixtures/personas';
import { FAULT_KINDS } from '../../mock-server/world/faults/spec';
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
import { programDefinition, type ProgramId } from '../../src/catalogue/programs';
import { SCREEN_IDS, screenDefinition } from '../../src/catalogue/screens';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { isOpen } from '../../src/catalogue/status/facts';
import { STATUSES } from '../../src/catalogue/statuses';
import { OPERATIONS } from '../../src/contract/generated/operations';
import { BRAND_IDS } from '../../src/programs/registry';
import { listRoutes } from './list-routes';

/** One kind of thing that `portal list` knows: its entries, and their columns for a person. */
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
  BRAND_IDS.map((program) => {
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
    description: 'Any of 4 to 17 digits; its last four decide',
  },
  ...ACCOUNT_ENDINGS.map(({ ending, description }) => ({
    kind: 'account ending',
    value: ending,
    description,
  })),
];

const tokenFaults = () =>
  Object.entries(TOKEN_FAULTS).map(([fault, { accepted, description }]) => ({
    fault,
    accepted,
    description,
  }));

/** Everything that `portal list` can list. */
export const LISTINGS: Readonly<Record<string, Listing>> = {
  programs: listing(
    'the white-label variants that have a brand',
    programs,
    ['PROGRAM', 'FLOW', 'SECURITY'],
    ({ program, flow, security }) => [program, flow, security],
  ),
  flows: listing(
    'the ways of applying and their steps',
    () => FLOWS.map((flow) => ({ flow, steps: STEPS[flow] })),
    ['FLOW', 'STEPS'],
    ({ flow, steps }) => [flow, steps.join(', ')],
  ),
  statuses: listing(
    'the statuses of an application and where each leads',
    statuses,
    ['STATUS', 'OPEN', ...FLOWS.map((flow) => flow.toUpperCase())],
    ({ status, open, screens: byFlow }) => [
      status,
      open ? 'yes' : 'no',
      ...FLOWS.map((flow) => byFlow[flow] ?? ''),
    ],
  ),
  screens: listing(
    'the screens and their paths',
    screens,
    ['SCREEN', 'HEADING', 'ACCESS', 'PATHS'],
    ({ screen, heading, access, paths }) => [screen, heading, access, paths.join(' ')],
  ),
  routes: listing(
    'every path, with a link that opens it',
    listRoutes,
    ['PATH', 'SCREEN', 'FLOW', 'ACCESS', 'SEED'],
    ({ path, screen, flow, access, seed }) => [
      path,
      screen ?? '(passes on)',
      flow,
      access,
      Object.entries(seed)
        .map(([name, value]) => (value === true ? `--${name}` : `--${name} ${value}`))
        .join(' '),
    ],
  ),
  personas: listing(
    'the invented applicants',
    personas,
    ['PERSONA', 'NAME', 'PROGRAM', 'POINT'],
    ({ persona, name, program, point }) => [persona, name, program, point],
  ),
  outcomes: listing(
    'what the last four digits of a tax id make happen',
    () => Object.values(MAGIC_OUTCOMES),
    ['ENDING', 'MOMENT', 'OUTCOME'],
    ({ suffix, moment, outcome }) => [suffix, moment, outcome],
  ),
  payments: listing(
    'how far a seeded deposit can be (cash flow)',
    payments,
    ['PAYMENT', 'STATUSES', 'IS'],
    ({ payment, statuses: fitting, description }) => [payment, fitting.join(' '), description],
  ),
  dialogs: listing(
    'the dialogs that a seed can open',
    dialogs,
    ['DIALOG', 'FLOWS', 'OVER', 'IS'],
    ({ dialog, flows, screens: over, description }) => [
      dialog,
      flows.join(' '),
      over.join(' ') || '(any signed-in screen)',
      description,
    ],
  ),
  'payment-values': listing(
    'the cards and accounts that make something happen',
    paymentValues,
    ['KIND', 'VALUE', 'DOES'],
    ({ kind, value, description }) => [kind, value, description],
  ),
  faults: listing(
    'what can be made to go wrong',
    () => FAULT_KINDS,
    ['FAULT', 'EXAMPLE', 'DOES'],
    ({ key, example, description }) => [key, example, description],
  ),
  'token-faults': listing(
    'what can be wrong with the tokens of the identity provider',
    tokenFaults,
    ['FAULT', 'CLIENTS', 'IS WRONG'],
    ({ fault, accepted, description }) => [fault, accepted ? 'accept' : 'refuse', description],
  ),
  operations: listing(
    'the GraphQL operations of the contract',
    () => OPERATIONS,
    ['OPERATION', 'KIND', 'SOURCE', 'SENSITIVE'],
    ({ name, kind, source, sensitive }) => [name, kind, source, sensitive ? 'yes' : 'no'],
  ),
};
