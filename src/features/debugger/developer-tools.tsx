import { Heading } from '../../ui/heading';
import { CopyLine } from '../../ui/copy-line';
import { css } from '../../../styled-system/css';
import { devExtensions } from '../../services/dev-extensions';
import { Callout } from '../../ui/callout';
import { Divider, Stack } from '../../ui/stack';
import { AnalyticsSection } from './analytics-section';
import { LogSection } from './log-section';
import { MonitoringSection } from './monitoring-section';
import { ProgramSection } from './program-section';
import { TrackingSection } from './tracking-section';

const TEST_CARD = '4242 4242 4242 4242';

const number = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'strong' });

function TestCardSection() {
  return (
    <Stack gap={3}>
      <Heading level={3}>Test card</Heading>
      <p className={number}>{TEST_CARD}</p>
      <CopyLine value={TEST_CARD} label="Copy Card Number" />
    </Stack>
  );
}

/** Shows the program switch only without the mock, which has its own. */
export function DeveloperTools() {
  const { DebuggerPanel = ProgramSection } = devExtensions();
  return (
    <Stack gap={6}>
      <Callout tone="warning">
        <p>Test environment. Don&apos;t enter real personal information.</p>
      </Callout>
      <DebuggerPanel />
      <Divider />
      <TestCardSection />
      <Divider />
      <TrackingSection />
      <Divider />
      <AnalyticsSection />
      <Divider />
      <MonitoringSection />
      <Divider />
      <LogSection />
    </Stack>
  );
}
