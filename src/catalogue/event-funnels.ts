import type { EventName } from './events';
import type { Flow } from './flows';

/** Alternatives count as one step. */
export type FunnelStep = EventName | readonly EventName[];

const SIGN_IN = ['Code Requested', 'Code Submitted', 'Signed In'] as const;

const SIGNATURE = ['Acceptance Submitted', 'Agreements Signed'] as const;

/** From the first click to the signature. */
export const FUNNELS = {
  item: [
    'Item Kind Chosen',
    'Item Estimated',
    'Item Kept',
    ...SIGN_IN,
    'Item Added',
    'Cart Submitted',
    'Address and Income Submitted',
    'Shipping Chosen',
    'Items Shipped',
    'Offer Continued',
    'Identity Confirmed',
    ...SIGNATURE,
  ],
  cash: [
    ...SIGN_IN,
    'Credit Line Chosen',
    'Personal Information Submitted',
    'Funding Chosen',
    ['Deposit Submitted', 'Deposits Scheduled'],
    ...SIGNATURE,
  ],
  home: [
    ...SIGN_IN,
    'Application Started',
    'Personal Information Submitted',
    'Offer Continued',
    ...SIGNATURE,
  ],
} as const satisfies Record<Flow, readonly FunnelStep[]>;

interface Sent {
  readonly eventName: string;
}

const namesOf = (step: FunnelStep): readonly string[] => (typeof step === 'string' ? [step] : step);

export const stepText = (step: FunnelStep): string => namesOf(step).join(' or ');

export interface FunnelPart {
  /** Default: the first step. */
  readonly from?: EventName;
  /** Default: the signature. */
  readonly to?: EventName;
}

/** Throws if the funnel has no such step. */
export function funnelSteps(flow: Flow, { from, to }: FunnelPart = {}): readonly FunnelStep[] {
  const steps: readonly FunnelStep[] = FUNNELS[flow];
  const find = (name: EventName | undefined, otherwise: number): number => {
    if (name === undefined) return otherwise;
    const index = steps.findIndex((step) => namesOf(step).includes(name));
    if (index < 0) throw new Error(`The funnel of ${flow} has no step "${name}".`);
    return index;
  };
  return steps.slice(find(from, 0), find(to, steps.length - 1) + 1);
}

/**
 * Returns the first missing step and the event found instead; null if all steps are in order.
 * Ignores events in between.
 */
export function funnelProblem(
  events: readonly Sent[],
  flow: Flow,
  part: FunnelPart = {},
): string | null {
  const steps = funnelSteps(flow, part);
  let next = 0;
  for (const { eventName } of events) {
    const step = steps[next];
    if (step !== undefined && namesOf(step).includes(eventName)) next += 1;
  }
  const missing = steps[next];
  if (missing === undefined) return null;
  const before = steps[next - 1];
  const place = before === undefined ? '' : ` after "${stepText(before)}"`;
  const came = events.map(({ eventName }) => eventName).join(', ') || 'nothing';
  return `The funnel of ${flow} lacks "${stepText(missing)}"${place} (step ${String(next + 1)} of ${String(steps.length)}). Events: ${came}.`;
}
