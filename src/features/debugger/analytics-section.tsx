import { useSyncExternalStore } from 'react';
import { css } from '../../../styled-system/css';
import {
  followJournal,
  readJournal,
  type Fate,
  type JournalEntry,
} from '../../services/analytics/journal';
import { Details } from '../../ui/details';
import { Heading, Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';

const json = css({
  fontSize: 'small',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

function fateText(fate: Fate): string {
  switch (fate.kind) {
    case 'sending':
      return 'on its way';
    case 'sent':
      return 'sent';
    case 'failed':
      return `not sent: ${fate.why}`;
    case 'withheld':
      return `withheld: ${fate.why}`;
  }
}

function Entry({ at, name, body, fate }: JournalEntry) {
  const line = `${new Date(at).toISOString().slice(11, 19)} ${name}: ${fateText(fate)}`;
  if (body === null) return <p>{line}</p>;
  return (
    <Details summary={line}>
      <pre className={json}>{JSON.stringify(body, null, 1)}</pre>
    </Details>
  );
}

/** Events of this page with payload, or the reason why one was withheld; newest first. */
export function AnalyticsSection() {
  const entries = useSyncExternalStore(followJournal, readJournal);
  return (
    <Stack gap={3}>
      <Heading level={3}>Analytics events</Heading>
      {entries.length === 0 ? (
        <Text tone="muted">Nothing happened since the page was loaded.</Text>
      ) : (
        <ol>
          {entries.toReversed().map((entry) => (
            <li key={entry.number}>
              <Entry {...entry} />
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
