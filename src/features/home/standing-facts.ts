import type { Flow } from '../../catalogue/flows';
import type { Application } from '../../services/data/use-applicant';
import { soFar } from '../../domain/application/so-far';
import { rangeText } from '../../domain/item/estimate/estimate-text';
import { formatCents, formatDay, formatDeadline } from '../../domain/text/format';
import type { KeyFact } from '../../ui/key-facts';

/** Statuses in which the line of an offer that was accepted is the applicant's. */
const HAVE_A_LINE: readonly string[] = ['OFFER_ACCEPTED', 'COMPLETE'];

/** Those that an estimate of the items leads through; the sentence of PREQUAL_ITEM_VALUED tells it itself. */
const ESTIMATED: readonly string[] = [
  'PREQUAL_INFO_GIVEN',
  'PREQUALIFIED',
  'SHIPPED',
  'ITEM_UNDER_REVIEW',
];

/**
 * How much an application is about and until when something has to be done, as far as either is known. The
 * sentence of an offer that is to be decided on says when it ends.
 */
export function standingFacts(application: Application, flow: Flow): readonly KeyFact[] {
  const { status, offer, dueOn, createdAt, updatedAt, itemCart } = application;
  const open = offer?.isOpen === true ? offer : null;
  const line = open ?? (HAVE_A_LINE.includes(status) ? offer : null);
  // The way so far, where it is shown, has these dates.
  const untold = soFar({ application, flow }).length === 0;
  const started = formatDay(createdAt);
  const dates: readonly KeyFact[] = [
    // Who has a line looks at that; and where nothing has happened since, the line with the status has that day.
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
