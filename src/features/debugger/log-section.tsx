import { useSyncExternalStore } from 'react';
import { css } from '../../../styled-system/css';
import { followLogLines, readLogLines } from '../../services/debugger/log-lines';
import { Heading, Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', fontSize: 'small' });
const line = css({ overflowWrap: 'anywhere', fontFamily: 'monospace' });

export function LogSection() {
  const lines = useSyncExternalStore(followLogLines, readLogLines);
  return (
    <Stack gap={3}>
      <Heading level={3}>Last 20 log lines</Heading>
      {lines.length === 0 ? (
        <Text tone="muted">Nothing was logged since the page was loaded.</Text>
      ) : (
        <ol className={list}>
          {lines.toReversed().map(({ number, at, level, message, details }) => (
            <li key={number} className={line}>
              {new Date(at).toISOString().slice(11, 19)} {level.toUpperCase()} {message} {details}
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
