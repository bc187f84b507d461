import { useState, useSyncExternalStore } from 'react';
import { css } from '../../../../styled-system/css';
import { CopyLine } from '../../../../src/ui/copy-line';
import { Details } from '../../../../src/ui/details';
import { Heading, Text } from '../../../../src/ui/heading';
import { SelectField } from '../../../../src/ui/select-field';
import { Stack } from '../../../../src/ui/stack';
import { TextField } from '../../../../src/ui/text-field';
import type { PageExchange } from '../traffic';
import { usePanelWorld } from '../panel-world';
import { filterExchanges, REQUEST_FILTERS, type RequestFilter } from './filter-exchanges';

const json = css({
  fontSize: 'small',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

function summaryOf({ operation, method, path, status, duration, error }: PageExchange): string {
  const response = status === 0 ? 'network error' : String(status);
  const problem = error === null ? '' : `, ${error}`;
  return `${operation ?? `${method} ${path}`}: ${response}, ${String(duration)} ms${problem}`;
}

function ExchangeDetails({ exchange }: { exchange: PageExchange }) {
  const { time, reason, fault, answer, curl } = exchange;
  return (
    <Details summary={summaryOf(exchange)}>
      <Stack gap={2}>
        <Text tone="muted">{time}</Text>
        {reason !== null && <Text>Reason: {reason}</Text>}
        {fault !== null && <Text>Fault: {fault}</Text>}
        {answer !== '' && <pre className={json}>{answer}</pre>}
        <CopyLine value={curl} label="Copy as cURL" />
      </Stack>
    </Details>
  );
}

const FILTERS = (Object.keys(REQUEST_FILTERS) as RequestFilter[]).map((value) => ({
  value,
  label: REQUEST_FILTERS[value],
}));

/** Requests of this page, newest first. */
export function RequestsSection() {
  const { traffic, generated } = usePanelWorld();
  const fields = useSyncExternalStore(generated.follow, generated.list);
  const exchanges = useSyncExternalStore(traffic.follow, traffic.recent);
  const [filter, setFilter] = useState<RequestFilter>('all');
  const [search, setSearch] = useState('');
  const shown = filterExchanges(exchanges, { filter, search });
  return (
    <Stack gap={3}>
      <Heading level={3}>Last requests</Heading>
      {fields.length > 0 && (
        <Text tone="muted">No resolver, generated from the schema: {fields.join(', ')}</Text>
      )}
      {exchanges.length === 0 ? (
        <Text tone="muted">No requests since the page was loaded.</Text>
      ) : (
        <>
          <SelectField
            name="debugger.requestFilter"
            label="Show"
            options={FILTERS}
            value={filter}
            onValueChange={setFilter}
          />
          <TextField
            name="debugger.requestSearch"
            label="Search requests"
            hint="Operation, path, status, error, fault or response"
            value={search}
            onValueChange={setSearch}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Text tone="muted">
            {shown.length} of {exchanges.length} requests
          </Text>
          <ol>
            {shown.map((exchange) => (
              <li key={exchange.number}>
                <ExchangeDetails exchange={exchange} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Stack>
  );
}
