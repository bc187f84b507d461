import type { Flow } from '../../../catalogue/flows';

/** First question: what secures the card. */
export const BACKINGS = [
  { value: 'item', label: 'Jewelry, a watch or precious metal' },
  { value: 'cash', label: 'A cash deposit' },
  { value: 'home', label: 'The home I own' },
  { value: 'unsure', label: 'I’m not sure' },
] as const;

export const PRIORITIES = [
  { value: 'keep-cash', label: 'Keep my cash' },
  { value: 'start-small', label: 'Start with a small amount' },
  { value: 'larger-line', label: 'A larger credit line' },
] as const;

export type Backing = (typeof BACKINGS)[number]['value'];
export type Priority = (typeof PRIORITIES)[number]['value'];

export interface FinderAnswers {
  readonly backing: Backing;
  /** Two-letter code. */
  readonly state: string;
  readonly priority: Priority;
}

export const FINDER_STEPS = [
  {
    name: 'backing',
    about: 'What secures it',
    missing: 'Select what you could use to secure your card',
  },
  { name: 'state', about: 'Where you live', missing: 'Select your state or territory' },
  { name: 'priority', about: 'What matters most', missing: 'Select what matters most' },
] as const;

const BY_PRIORITY: Readonly<Record<Priority, Flow>> = {
  'keep-cash': 'item',
  'start-small': 'cash',
  'larger-line': 'home',
};

const HAS: Readonly<Record<Backing, string>> = {
  item: 'you have jewelry, a watch or precious metal',
  cash: 'you could make a cash deposit',
  home: 'you own your home',
  unsure: 'you’re not sure what you could use to secure your card',
};

const WANTS: Readonly<Record<Priority, string>> = {
  'keep-cash': 'want to keep your cash',
  'start-small': 'want to start with a small amount',
  'larger-line': 'want a larger credit line',
};

/** The security decides; if the visitor has no preference, the priority does. */
export function recommendedFlow({ backing, priority }: FinderAnswers): Flow {
  return backing === 'unsure' ? BY_PRIORITY[priority] : backing;
}

export function recommendationReason({ backing, priority }: FinderAnswers): string {
  return `You said ${HAS[backing]} and ${WANTS[priority]}.`;
}
