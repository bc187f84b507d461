import type { Flow } from '../../catalogue/flows';
import type { Application } from '../../services/data/use-applicant';
import { progressSteps } from '../../domain/application/progress-steps';
import { rangeText } from '../../domain/item/estimate/estimate-text';
import { formatCents, formatDay, formatDeadline } from '../../domain/text/format';
import type { KeyFact } from '../../ui/key-facts';

const HAVE_A_LINE: readonly string[] = ['OFFER_ACCEPTED', 'COMPLETE'];

/** PREQUAL_ITEM_VALUED is missing: its sentence states the estimate. */
const ESTIMATED: readonly string[] = [
  'PREQUAL_INFO_GIVEN',
  'PREQUALIFIED',
  'SHIPPED',
  'ITEM_UNDER_REVIEW',
];

/** Returns amount and deadline, if known. The sentence of an open offer states its expiry. */
export function statusFacts(application: Application, flow: Flow): readonly KeyFact[] {
  const { status, offer, dueOn, createdAt, updatedAt, itemCart } = application;
  const open = offer?.isOpen === true ? offer : null;
  const line = open ?? (HAVE_A_LINE.includes(status) ? offer : null);
  // Completed steps, if there are any, show these dates.
  const untold = progressSteps({ application, flow }).length === 0;
  const started = formatDay(createdAt);
  const dates: readonly KeyFact[] = [
    // Left out if there is a line, which matters more, or if the status line has the same date.
    ...(line !== null || started === formatDay(updatedAt)
      ? []
      : [{ term: 'Started', description: started }]),
    ...(dueOn === null ? [] : [{ term: 'Due by', description: formatDeadline(dueOn) }]),
  ];
  return [
    ...(line === null
      ? []
      : [
          {
            term: open === null ? 'Credit line' : 'Credit line offered',
            description: formatCents(line.creditLine),
            emphasis: true,
          },
        ]),
    ...(line === null && itemCart !== null && itemCart.high > 0 && ESTIMATED.includes(status)
      ? [{ term: 'Estimate', description: rangeText(itemCart) }]
      : []),
    ...(untold ? dates : []),
    ...(open === null || status === 'OFFER_DECISION_NEEDED'
      ? []
      : [{ term: 'Open until', description: formatDay(open.expiresAt) }]),
  ];
}
