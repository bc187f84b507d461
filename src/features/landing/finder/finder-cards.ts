import { FLOWS, type Flow } from '../../../catalogue/flows';
import { PROGRAM_IDS, programDefinition, type ProgramId } from '../../../catalogue/programs';
import { programTerms } from '../../../catalogue/terms';
import { formatCents, formatPercent } from '../../../domain/text/format';

export interface FinderCard {
  readonly flow: Flow;
  readonly name: string;
  readonly backing: string;
  readonly costs: readonly string[];
  readonly available: boolean;
}

const NAMES: Readonly<Record<Flow, string>> = {
  item: 'A card secured by items you own',
  cash: 'A card secured by a cash deposit',
  home: 'A card secured by the home you own',
};

const BACKING: Readonly<Record<Flow, string>> = {
  item: 'Send us jewelry, a watch or precious metal. We’ll keep it in insured storage while your account is open.',
  cash: 'Send a refundable deposit, all at once or over time. It isn’t used for your monthly payments.',
  home: 'This credit line is secured by your home. If you don’t meet the terms, you could lose your home.',
};

/** Returns the visitor's own program if it offers this kind of card. */
function programOf(flow: Flow, own: ProgramId): ProgramId {
  if (programDefinition(own).flow === flow) return own;
  return PROGRAM_IDS.find((id) => programDefinition(id).flow === flow) ?? own;
}

function costsOf(program: ProgramId): readonly string[] {
  const { aprMin, aprMax, annualFee, lateFeeMax } = programTerms(program);
  return [
    `${formatPercent(aprMin)}–${formatPercent(aprMax)} variable APR`,
    annualFee === 0 ? 'No annual fee' : `${formatCents(annualFee)} annual fee`,
    `Late payment fee up to ${formatCents(lateFeeMax)}`,
  ];
}

export function finderCards(options: {
  readonly own: ProgramId;
  readonly cardName: string;
  readonly state: string;
}): readonly FinderCard[] {
  const { own, cardName, state } = options;
  return FLOWS.map((flow) => {
    const program = programOf(flow, own);
    const { unsupportedStates, security } = programDefinition(program);
    return {
      flow,
      name: program === own ? cardName : NAMES[flow],
      backing: security === 'none' ? 'No deposit or items needed.' : BACKING[flow],
      costs: costsOf(program),
      available: !unsupportedStates.includes(state),
    };
  });
}
