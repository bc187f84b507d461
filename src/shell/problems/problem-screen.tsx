import { css } from '../../../styled-system/css';
import { screenDefinition } from '../../catalogue/screens';
import type { OperationProblem } from '../../services/data/operation-error';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/stack';
import { OtherPlaces } from '../screen/other-places';
import { requestHeadingFocus } from '../screen/pending-focus';
import { Screen } from '../screen/screen';
import { useCurrentScreen } from '../screen/screen-context';
import { queryWords } from './problem-panel';
import { lazyComponent } from './lazy-component';

const missing = css({ color: 'muted', fontSize: 'small', fontWeight: 'medium' });

/** Replaces a screen whose data failed to load. */
export function ProblemScreen({
  problem,
  name,
  othersCome = true,
  onRetry,
}: {
  readonly problem: OperationProblem;
  /** Replaces the catalogue's heading if that would promise too much. */
  readonly name?: string | undefined;
  /** False if every screen needs the failed request. */
  readonly othersCome?: boolean;
  onRetry(): void;
}) {
  const { id } = useCurrentScreen();
  const { title, text } = queryWords(problem);
  const here = name ?? screenDefinition(id).heading;
  return (
    <Screen
      heading={title}
      name={here}
      loaded={false}
      picture={<ProblemIllustration problem={problem} />}
      above={<p className={missing}>{here}</p>}
      lead={<span role="alert">{text}</span>}
      actions={
        <Actions>
          <Button
            onClick={() => {
              // The button unmounts with this screen, so focus the heading first.
              requestHeadingFocus();
              onRetry();
            }}
          >
            Try Again
          </Button>
        </Actions>
      }
    >
      {/* Help can't be loaded offline. */}
      {problem.kind !== 'offline' && (
        <OtherPlaces heading="What you can do" leadsTo={(screen) => othersCome && screen !== id} />
      )}
    </Screen>
  );
}

const ProblemPicture = lazyComponent(
  async () => (await import('./problem-picture')).ProblemPicture,
);

/** Null until loaded: a problem page waits for nothing. */
export function ProblemIllustration({ problem }: { readonly problem: OperationProblem }) {
  return <ProblemPicture offline={problem.kind === 'offline'} />;
}
