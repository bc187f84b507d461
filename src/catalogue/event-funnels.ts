import type { EventName } from './events';
import type { Flow } from './flows';

/** A step of a funnel: the event that says it was taken, or those any of which does. */
export type FunnelStep = EventName | readonly EventName[];

const SIGN_IN = ['Code Requested', 'Code Submitted', 'Signed In'] as const;

const SIGNATURE = ['Acceptance Submitted', 'Agreements Signed'] as const;

/** From the first click to the signature: the steps of the way that most take, by flow. */
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
    'Identity Confirmed',
    ...SIGNATURE,
  ],
} as const satisfies Record<Flow, readonly FunnelStep[]>;

/** An event as a collector has it, as far as a funnel goes. */
interface Sent {
  readonly eventName: string;
}

const namesOf = (step: FunnelStep): readonly string[] => (typeof step === 'string' ? [step] : step);

/** The names of a funnel's events, for a person. */
export const stepText = (step: FunnelStep): string => namesOf(step).join(' or ');

export interface FunnelPart {
  /** The first step that counts; the funnel's own when left out. */
  readonly from?: EventName;
  /** The last step that counts; the signature when left out. */
  readonly to?: EventName;
}

/** The steps of a flow's funnel between two of them. Throws where the funnel has no such step. */
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
 * What keeps events from being a whole funnel: the first step that is missing, and what came instead;
 * null when every step was taken, in its order, whatever happened in between.
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
