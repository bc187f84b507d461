import type { Flow } from '../../catalogue/flows';

export const HOW_IT_WORKS: Readonly<Record<Flow, readonly string[]>> = {
  item: [
    'Tell us about your items and get an estimate.',
    'Ship them free and insured.',
    'Review your offer. If you decline, we’ll return your items free.',
  ],
  cash: [
    'Choose your credit line.',
    'Send a refundable deposit, all at once or over time.',
    'Sign and get your card.',
  ],
  home: [
    'Tell us about you.',
    'Review your offer. Checking won’t affect your credit score.',
    'Verify and sign.',
  ],
};
