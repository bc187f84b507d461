/** Secured by items, by cash, or home-equity style (spec 1). */
export const FLOWS = ['item', 'cash', 'home'] as const;

export type Flow = (typeof FLOWS)[number];

export const ACCOUNT_STEP = 'Create your account';

/** Shown as "Step 2 of 4: Your offer". */
export const STEPS = {
  item: [
    'Your items',
    ACCOUNT_STEP,
    'Address and income',
    'Ship your items',
    'Your offer',
    'Verify and sign',
  ],
  cash: ['Credit line', 'Your information', 'Funding choice', 'Deposit', 'Sign'],
  home: ['Your information', 'Your offer', 'Verify', 'Sign'],
} as const satisfies Record<Flow, readonly string[]>;

export type StepName = (typeof STEPS)[Flow][number];
