import type { Flow } from '../../catalogue/flows';
import type { Application } from '../../services/data/use-applicant';
import { progressSteps } from '../../domain/application/progress-steps';
import { rangeText } from '../../domain/item/estimate/estimate-text';
import { formatCents, formatDay, formatDeadline } from '../../domain/text/format';
import type { KeyFact } from '../../ui/key-facts';

/** Statuses in which the line of an accepted offer is the applicant's. */
const HAVE_A_LINE: readonly string[] = ['OFFER_ACCEPTED', 'COMPLETE'];

/**
 * Statuses after an estimate of the items; the sentence of PREQUAL_ITEM_VALUED already states it.
 */
const ESTIMATED: readonly string[] = [
  'PREQUAL_INFO_GIVEN',
  'PREQUALIFIED',
  'SHIPPED',
  'ITEM_UNDER_REVIEW',
];

/**
 * Returns the application's amount and deadline, if known. The sentence of an open offer states its
 * expiry.
 */
export function statusFacts(application: Application, flow: Flow): readonly KeyFact[] {
  const { status, offer, dueOn, createdAt, updatedAt, itemCart } = application;
  const open = offer?.isOpen === true ? offer : null;
  const line = open ?? (HAVE_A_LINE.includes(status) ? offer : null);
  // The list of completed steps shows these dates, if there is one.
  const untold = progressSteps({ application, flow }).length === 0;
  const started = formatDay(createdAt);
  const dates: readonly KeyFact[] = [
    // Not shown with a line, which matters more, nor if the status line has the same date.
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
