import { useState } from 'react';
import type { Flow } from '../../catalogue/flows';
import { screenStep, type ScreenStep } from '../../catalogue/routes';
import { isAuthenticated } from '../../services/session/session';
import { SidePane } from '../../ui/side-pane';
import { Timeline } from '../../ui/timeline';
import { arrivesFrom } from './arrival';
import { useCurrentScreen } from './screen-context';

/** The step in which an account is created, for who is signed in: nobody has it before them any more, wherever they went on from there. */
function createdStep(flow: Flow): ScreenStep | undefined {
  return isAuthenticated() ? screenStep('sign-up', flow) : undefined;
}

/** Where the applicant is among the steps of the flow, with their names; from 1024 px on, where there is room. */
export function JourneyPane({
  step,
  dated = true,
  title = 'Your application',
}: {
  readonly step: ScreenStep;
  /** False where the column says when each of them was or has to be. */
  readonly dated?: boolean;
  /** What the pane is called where the column has this title itself. */
  readonly title?: string;
}) {
  const { dates, flow } = useCurrentScreen();
  const [from] = useState(arrivesFrom);
  const created = createdStep(flow)?.name;
  const known: Readonly<Record<string, string | undefined>> = (dated && dates) || {};
  return (
    <SidePane title={title}>
      <Timeline
        numbered
        arrives={from === 'ahead'}
        steps={step.names.map((name, index) => ({
          state:
            index + 1 < step.number || name === created
              ? 'done'
              : index + 1 === step.number
                ? 'now'
                : 'next',
          title: name,
          when: known[name],
        }))}
      />
    </SidePane>
  );
}
