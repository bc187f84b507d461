import { useState } from 'react';
import type { ScreenStep } from '../../catalogue/routes';
import { SidePane } from '../../ui/side-pane';
import { Timeline } from '../../ui/timeline';
import { enterDirection } from './navigation-direction';
import { useCurrentScreen } from './screen-context';

/** Steps of the flow with the applicant's position, from 1024 px. */
export function JourneyPane({
  step,
  dated = true,
  title = 'Your application',
}: {
  readonly step: ScreenStep;
  /** False if the column shows the dates. */
  readonly dated?: boolean;
  /** Title, if the column has the default one. */
  readonly title?: string;
}) {
  const { dates } = useCurrentScreen();
  const [from] = useState(enterDirection);
  const known: Readonly<Record<string, string | undefined>> = (dated && dates) || {};
  return (
    <SidePane title={title}>
      <Timeline
        numbered
        arrives={from === 'forward'}
        steps={step.names.map((name, index) => ({
          state: index + 1 < step.number ? 'done' : index + 1 === step.number ? 'now' : 'next',
          title: name,
          when: known[name],
        }))}
      />
    </SidePane>
  );
}
