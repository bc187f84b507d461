import { FUNNELS, stepText } from '../../../src/catalogue/event-funnels';
import { EVENT_NAMES, eventDefinition, SHARED_PROPERTIES } from '../../../src/catalogue/events';
import { FLOWS } from '../../../src/catalogue/flows';
import { OPERATION_EVENTS } from '../../../src/services/analytics/operation-events';
import { code, page, table } from './markdown';

const LONG_LIST = 8;

function propertiesOf(name: (typeof EVENT_NAMES)[number]): string {
  const properties = Object.entries(eventDefinition(name).properties).map(([key, values]) => {
    const listed = values.slice(0, LONG_LIST).map(code).join(', ');
    return `${code(key)}: ${listed}${values.length > LONG_LIST ? ', …' : ''}`;
  });
  return properties.length === 0 ? '–' : properties.join('; ');
}

const operationsOf = (name: string): string =>
  Object.entries(OPERATION_EVENTS)
    .flatMap(([operation, event]) => (event === name ? [code(operation)] : []))
    .join(', ') || '–';

export function eventsPage(): Promise<string> {
  return page({
    title: 'Analytics events',
    source:
      '`src/catalogue/events.ts`, `src/catalogue/event-funnels.ts` and `src/services/analytics/operation-events.ts`',
    parts: [
      `Every event includes ${SHARED_PROPERTIES.map(code).join(', ')}. A property has one of the ` +
        'listed values; any other value is sent as `other`. See ' +
        '[Privacy and analytics](../guide/privacy-and-analytics.md#analytics-events) for delivery and funnels.',
      table(
        ['Event', 'Sent when', 'Properties', 'Operation'],
        EVENT_NAMES.map((name) => [
          name,
          eventDefinition(name).when,
          propertiesOf(name),
          operationsOf(name),
        ]),
      ),
      '## Funnels',
      'One funnel per flow, from the first click to the signature. Other events can occur in between.',
      table(
        ['Flow', 'Steps'],
        FLOWS.map((flow) => [flow, FUNNELS[flow].map(stepText).join(' → ')]),
      ),
    ],
  });
}
