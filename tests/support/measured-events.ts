import { funnelProblem, type FunnelPart } from '../../src/catalogue/event-funnels';
import type { Flow } from '../../src/catalogue/flows';

export interface ReceivedEvent {
  readonly eventName: string;
  readonly eventProperties: Readonly<Record<string, unknown>>;
}

/** Polls until nothing is wrong or the timeout, and returns the last result. */
type Settle = (look: () => Promise<string | null>) => Promise<string | null>;

/** As typed, URL-encoded, digits only. */
function spellings(value: string): readonly string[] {
  const digits = value.replaceAll(/\D/g, '');
  return [value, encodeURIComponent(value), ...(digits.length > 5 ? [digits] : [])];
}

/** Shorter values occur in any time or number. */
const TELLING = 5;

/** Outside the identity fields: "event holds value". */
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

/** Events that the mock received. */
export class MeasuredEvents {
  readonly #read: () => Promise<readonly unknown[]>;
  readonly #settle: Settle;

  constructor(read: () => Promise<readonly unknown[]>, settle: Settle = (look) => look()) {
    this.#read = read;
    this.#settle = settle;
  }

  /** Returns every event received, oldest first. */
  async all(): Promise<readonly ReceivedEvent[]> {
    return (await this.#read()) as readonly ReceivedEvent[];
  }

  /**
   * Fails unless all steps of a flow's funnel were received in order; `part` names its start and
   * end.
   */
  async expectFunnel(flow: Flow, part: FunnelPart = {}): Promise<void> {
    const problem = await this.#settle(async () => funnelProblem(await this.all(), flow, part));
    if (problem !== null) throw new Error(problem);
  }

  /**
   * Fails if an event contains one of `values`, such as typed text, outside the identity fields.
   */
  async expectNothingOf(values: readonly string[]): Promise<void> {
    const found = valuesIn(await this.all(), values);
    if (found.length > 0) throw new Error(found.join('; '));
  }
}
