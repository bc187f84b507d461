import { funnelProblem, type FunnelPart } from '../../src/catalogue/event-funnels';
import type { Flow } from '../../src/catalogue/flows';

/** An event as the collector received it. */
export interface ReceivedEvent {
  readonly eventName: string;
  readonly eventProperties: Readonly<Record<string, unknown>>;
}

/** Looks until nothing is wrong any more or patience ends, and gives back what was seen last. */
type Settle = (look: () => Promise<string | null>) => Promise<string | null>;

/** A value in the spellings in which it could be sent: as typed, in an address, its digits alone. */
function spellings(value: string): readonly string[] {
  const digits = value.replaceAll(/\D/g, '');
  return [value, encodeURIComponent(value), ...(digits.length > 5 ? [digits] : [])];
}

/** Shorter ones stand in any time and any number. */
const TELLING = 5;

/** Which events hold one of `values` anywhere but in the fields that say who it is: "event holds value". */
export function valuesIn(
  events: readonly ReceivedEvent[],
  values: readonly string[],
): readonly string[] {
  return events.flatMap(({ eventName, eventProperties }) => {
    const { name: _, email: __, userId: ___, ...rest } = eventProperties;
    const text = JSON.stringify(rest);
    return values
      .filter((value) => value.length >= TELLING)
      .filter((value) => spellings(value).some((spelling) => text.includes(spelling)))
      .map((value) => `${eventName} holds ${value}`);
  });
}

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

  /** Fails when an event holds one of `values`, such as what was typed, besides who it is. */
  async expectNothingOf(values: readonly string[]): Promise<void> {
    const found = valuesIn(await this.all(), values);
    if (found.length > 0) throw new Error(found.join('; '));
  }
}
