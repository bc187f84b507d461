import { funnelProblem, type FunnelPart } from '../../src/catalogue/event-funnels';
import type { Flow } from '../../src/catalogue/flows';

/** An event as the collector received it. */
export interface ReceivedEvent {
  readonly eventName: string;
  readonly eventProperties: Readonly<Record<string, unknown>>;
}

/** Looks until nothing is wrong any more or patience ends, and gives back what was seen last. */
type Settle = (look: () => Promise<string | null>) => Promise<string | null>;

/** What a test asks of the analytics events that the outside world received. */
export class MeasuredEvents {
  readonly #read: () => Promise<readonly unknown[]>;
  readonly #settle: Settle;

  constructor(read: () => Promise<readonly unknown[]>, settle: Settle = (look) => look()) {
    this.#read = read;
    this.#settle = settle;
  }

  /** Every event received, oldest first. */
  async all(): Promise<readonly ReceivedEvent[]> {
    return (await this.#read()) as readonly ReceivedEvent[];
  }

  /** Fails unless every step of a flow's funnel was received, in order; `part` names where to begin and to end. */
  async expectFunnel(flow: Flow, part: FunnelPart = {}): Promise<void> {
    const problem = await this.#settle(async () => funnelProblem(await this.all(), flow, part));
    if (problem !== null) throw new Error(problem);
  }
}
