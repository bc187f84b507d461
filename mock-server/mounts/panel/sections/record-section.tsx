import { useState } from 'react';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../../src/ui/button';
import { CopyLine } from '../../../../src/ui/copy-line';
import { Details } from '../../../../src/ui/details';
import { Heading, Text } from '../../../../src/ui/heading';
import { Stack } from '../../../../src/ui/stack';
import { usePanelWorld, useWorldState } from '../panel-world';
import { saveText } from './save-text';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const code = css({
  fontSize: 'small',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Records the user's actions in page and panel as a test for the kit. */
export function RecordSection() {
  const { recorder } = usePanelWorld();
  // Re-renders with the world.
  const { look } = useWorldState();
  const [isOn, setIsOn] = useState(() => recorder.isOn());
  const text = recorder.text();
  const start = async (): Promise<void> => {
    await recorder.start();
    setIsOn(true);
  };
  const stop = (): void => {
    recorder.stop();
    setIsOn(false);
    look();
  };
  return (
    <Stack gap={3}>
      <Heading level={3}>Record a test</Heading>
      <Text tone="muted">
        What you do on the page, and the events, faults and times of this panel, become a test of
        the kit that begins where the page is now. Codes, tax ids, cards and accounts are not
        written down: values for tests stand in their places.
      </Text>
      <div className={buttons}>
        {isOn ? (
          <Button size="small" onClick={stop}>
            Stop Recording
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={() => void start()}>
            Start Recording
          </Button>
        )}
        {text !== null && !isOn && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => saveText(text, 'recorded.spec.ts')}
          >
            Save the Test
          </Button>
        )}
      </div>
      <p role="status">{isOn ? 'Everything you do is being recorded.' : ''}</p>
      {text !== null && (
        <>
          <Details summary="The recorded test">
            <pre className={code}>{text}</pre>
          </Details>
          <CopyLine value={text} label="Copy the Test" />
        </>
      )}
    </Stack>
  );
}
