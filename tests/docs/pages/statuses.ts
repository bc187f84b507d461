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

export function statusesPage(): Promise<string> {
  return page({
    title: 'Statuses',
    source: '`src/catalogue/statuses.ts` and `src/catalogue/status/definitions.ts`',
    parts: [
      `An application has one of ${STATUSES.length} statuses (spec 4). An open status can still change; a ` +
        'closed one can’t.',
      'Status navigation uses the handler of the status, or of a status that is passed explicitly. ' +
        'If a flow doesn’t list a status, it uses the handler of `INVALID_STATE`: ' +
        `${FLOWS.map((flow) => `${code(screenForStatus(flow, ''))} in the ${flow} flow`).join(', ')}. ` +
        'Without any handlers, it redirects to the root path.',
      table(
        ['Status', 'Open', ...FLOWS.map((flow) => `Flow ${flow}`)],
        STATUSES.map((status) =>
          [code(status), isOpen(status) ? 'open' : 'closed'].concat(
            FLOWS.map((flow) => target(flow, status)),
          ),
        ),
      ),
      'Headings on the screen. `this card` is replaced by the name of the brand’s card:',
      table(
        ['Status', ...FLOWS.map((flow) => `Flow ${flow}`)],
        STATUSES.map((status) =>
          [code(status)].concat(FLOWS.map((flow) => statusHeading(status, flow))),
        ),
      ),
      'For the paths of each screen, see [Screens and routes](screens.md). For status changes, see ' +
        '[Application lifecycle](lifecycle.md).',
    ],
  });
}
