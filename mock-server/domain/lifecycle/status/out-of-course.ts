import type { Status } from '../../../../src/catalogue/statuses';
import { INFORMED, NO_MOVES, PLAIN, type StatusLifecycle } from './definition';

/** Interrupt an application. */
export const OUT_OF_COURSE = {
  MANUAL_REVIEW: {
    ...PLAIN,
    moves: {
      ...NO_MOVES,
      everyFlow: [
        {
          to: [
            'PREQUALIFIED',
            'OFFER_DECISION_NEEDED',
            'OFFER_ACCEPTED',
            'VERIFY_DOC',
            'FIN_INFO_NEEDED',
            'NOT_PREQUALIFIED',
            'CREDIT_DENIED',
            'CANCELED_HARD',
          ],
          trigger: 'review-decided',
          actor: 'back office',
        },
      ],
    },
    interrupts: true,
    past: INFORMED,
  },
  INVALID_STATE: {
    ...PLAIN,
    moves: {
      ...NO_MOVES,
      everyFlow: [{ to: 'previous', trigger: 'record-repaired', actor: 'back office' }],
    },
    interrupts: true,
    past: INFORMED,
  },
} as const satisfies Readonly<Partial<Record<Status, StatusLifecycle>>>;
