import { STATE_OPTIONS } from '../../../forms/fields/address-rules';
import { SidePane } from '../../../ui/side-pane';
import { Timeline } from '../../../ui/timeline';
import { BACKINGS, FINDER_STEPS, PRIORITIES } from './finder-questions';

const OPTIONS = { backing: BACKINGS, state: STATE_OPTIONS, priority: PRIORITIES } as const;

type Name = keyof typeof OPTIONS;

export function FinderPane({
  step,
  typed,
}: {
  /** Starts at 0. */
  readonly step: number;
  readonly typed: Readonly<Record<Name, string>>;
}) {
  return (
    <SidePane title="Your answers">
      <Timeline
        numbered
        steps={FINDER_STEPS.map(({ name, about }, index) => ({
          state: index < step ? 'done' : index === step ? 'now' : 'next',
          title: about,
          when:
            index < step
              ? OPTIONS[name].find(({ value }) => value === typed[name])?.label
              : undefined,
        }))}
      />
    </SidePane>
  );
}
