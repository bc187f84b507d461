import type { ComponentType } from 'react';
import { Divider, Stack } from '../../../src/ui/stack';
import { PanelContext, type PanelWorld } from './panel-world';
import { ClockSection } from './sections/clock-section';
import { ConsentSection } from './sections/consent-section';
import { EventsSection } from './sections/events-section';
import { DepositSection } from './sections/deposit-section';
import { FaultsSection } from './sections/faults-section';
import { HistorySection } from './sections/history-section';
import { InboxSection } from './sections/inbox-section';
import { InspectSection } from './sections/inspect-section';
import { LinkSection } from './sections/link-section';
import { RecordSection } from './sections/record-section';
import { RequestsSection } from './sections/requests-section';
import { ScenarioSection } from './sections/scenario-section';
import { SessionSection } from './sections/session-section';

const SECTIONS = [
  ScenarioSection,
  EventsSection,
  DepositSection,
  InspectSection,
  LinkSection,
  RecordSection,
  HistorySection,
  FaultsSection,
  ClockSection,
  SessionSection,
  InboxSection,
  RequestsSection,
  ConsentSection,
] as const satisfies readonly ComponentType[];

export function createDebuggerPanel(panel: PanelWorld): ComponentType {
  return function DebuggerPanel() {
    return (
      <PanelContext value={panel}>
        <Stack gap={6}>
          {SECTIONS.map((Section, index) => (
            <Stack key={Section.name} gap={6}>
              {index > 0 && <Divider />}
              <Section />
            </Stack>
          ))}
        </Stack>
      </PanelContext>
    );
  };
}
