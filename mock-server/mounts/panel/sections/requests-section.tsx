import { useSyncExternalStore } from 'react';
import { css } from '../../../../styled-system/css';
import { CopyLine } from '../../../../src/ui/copy-line';
import { Details } from '../../../../src/ui/details';
import { Heading, Text } from '../../../../src/ui/heading';
import { Stack } from '../../../../src/ui/stack';
import type { Exchange } from '../traffic';
import { usePanelWorld } from '../panel-world';

const json = css({
  fontSize: 'small',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

function name({ operation, method, path, status }: Exchange): string {
  const answer = status === 0 ? 'network error' : String(status);
  return `${operation ?? `${method} ${path}`}: ${answer}`;
}

/** The last requests of this page with operation and response, newest first. */
export function RequestsSection() {
  const { traffic, generated } = usePanelWorld();
  const fields = useSyncExternalStore(generated.follow, generated.list);
  const exchanges = useSyncExternalStore(traffic.follow, traffic.recent);
  return (
    <Stack gap={3}>
      <Heading level={3}>Last requests</Heading>
      {fields.length > 0 && (
        <Text tone="muted">No resolver, generated from the schema: {fields.join(', ')}</Text>
      )}
      {exchanges.length === 0 ? (
        <Text tone="muted">Nothing was asked since the page was loaded.</Text>
      ) : (
        <ol>
          {exchanges.map((exchange) => (
            <li key={exchange.number}>
              <Details summary={name(exchange)}>
                <Stack gap={2}>
                  {exchange.answer !== '' && <pre className={json}>{exchange.answer}</pre>}
                  <CopyLine value={exchange.curl} label="Copy as cURL" />
                </Stack>
              </Details>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
