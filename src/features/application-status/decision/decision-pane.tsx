import type { Application } from '../../../services/data/use-applicant';
import { formatDate } from '../../../domain/text/format';
import { KeyFacts } from '../../../ui/key-facts';
import { SidePane } from '../../../ui/side-pane';

export function DecisionPane({
  decision,
}: {
  readonly decision: NonNullable<Application['decision']>;
}) {
  const { agency, decidedOn } = decision;
  return (
    <SidePane title="Your decision">
      <KeyFacts
        items={[
          { term: 'Decided', description: formatDate(decidedOn) },
          ...(agency === null
            ? []
            : [
                { term: 'Credit report from', description: agency.name },
                { term: 'Free credit report', description: 'Request it within 60 days' },
              ]),
        ]}
      />
    </SidePane>
  );
}
