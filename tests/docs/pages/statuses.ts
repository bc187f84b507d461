import { FLOWS, type Flow } from '../../../src/catalogue/flows';
import { screenForStatus, STATUS_MAPS } from '../../../src/catalogue/status-navigation';
import { statusHeading } from '../../../src/catalogue/status/headings';
import { isOpen } from '../../../src/catalogue/status/facts';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import { code, page, table } from './markdown';

function target(flow: Flow, status: Status): string {
  const listed = Object.hasOwn(STATUS_MAPS[flow], status);
  return code(screenForStatus(flow, status)) + (listed ? '' : ' (not listed)');
}

/** The statuses and the screen that each leads to in each flow. */
export function statusesPage(): Promise<string> {
  return page({
    title: 'Statuses',
    source: '`src/catalogue/statuses.ts` and `src/catalogue/status/definitions.ts`',
    parts: [
      `A credit application has one of ${STATUSES.length} statuses (spec 4). An open one can still ` +
        'move; a closed one will not.',
      'Status navigation takes the handler of the status, or of a status that is passed explicitly. ' +
        'A status that a flow does not list, known or unknown, takes the handler of `INVALID_STATE`: ' +
        `${FLOWS.map((flow) => `${code(screenForStatus(flow, ''))} in the ${flow} flow`).join(', ')}. ` +
        'No handlers at all lead to the root path.',
      table(
        ['Status', 'Open', ...FLOWS.map((flow) => `Flow ${flow}`)],
        STATUSES.map((status) =>
          [code(status), isOpen(status) ? 'open' : 'closed'].concat(
            FLOWS.map((flow) => target(flow, status)),
          ),
        ),
      ),
      'The screen says it in its heading, `this card` being the card of the brand:',
      table(
        ['Status', ...FLOWS.map((flow) => `Flow ${flow}`)],
        STATUSES.map((status) =>
          [code(status)].concat(FLOWS.map((flow) => statusHeading(status, flow))),
        ),
      ),
      'A screen is told by its id; where it stands is in [screens](screens.md). What may happen to an ' +
        'application is in [lifecycle](lifecycle.md).',
    ],
  });
}
