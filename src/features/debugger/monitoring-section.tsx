import { useEffect, useState } from 'react';
import { compressionWorkerState } from '../../services/monitoring/compression-worker';
import { forceReplay, replayState } from '../../services/monitoring/monitoring-state';
import { Button } from '../../ui/button';
import { Heading, Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';

/** Polling interval, ms: the library has no events for its states. */
const LOOK_EVERY = 1000;

const readStates = () => ({ replay: replayState(), worker: compressionWorkerState() });

const inWords = (state: string): string => state.replaceAll('-', ' ');

/** Includes a button to record a session outside the sample. */
export function MonitoringSection() {
  const [states, setStates] = useState(readStates);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const timer = window.setInterval(() => setStates(readStates()), LOOK_EVERY);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <Stack gap={3}>
      <Heading level={3}>Session replay</Heading>
      <p>Recording: {inWords(states.replay)}</p>
      <p>Compression worker: {inWords(states.worker)}</p>
      <div>
        <Button
          size="small"
          onClick={() => {
            setRefused(!forceReplay());
            setStates(readStates());
          }}
        >
          Record This Session
        </Button>
      </div>
      <div role="status">
        {refused && (
          <Text tone="muted">
            Nothing can be recorded: that needs the performance category, tracking in dev mode and
            the worker.
          </Text>
        )}
      </div>
    </Stack>
  );
}
