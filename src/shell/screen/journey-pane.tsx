import type { ScreenStep } from '../../catalogue/routes';
import { SidePane } from '../../ui/side-pane';
import { Timeline } from '../../ui/timeline';
import { useCurrentScreen } from './screen-context';

/** Where the applicant is among the steps of the flow, with their names; from 1024 px on, where there is room. */
export function JourneyPane({
  step,
  dated = true,
}: {
  readonly step: ScreenStep;
  /** False where the column says when each of them was or has to be. */
  readonly dated?: boolean;
}) {
  const { dates } = useCurrentScreen();
  const known: Readonly<Record<string, string | undefined>> = (dated && dates) || {};
  return (
    <SidePane title="Your application">
      <Timeline
        numbered
        steps={step.names.map((name, index) => ({
          state: index + 1 < step.number ? 'done' : index + 1 === step.number ? 'now' : 'next',
          title: name,
          when: known[name],
        }))}
      />
    </SidePane>
  );
}
