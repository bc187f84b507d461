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

/**
 * Full-page error for a screen whose data failed to load: error as title, intended heading above,
 * retry below.
 */
export function ProblemScreen({
  problem,
  name,
  othersCome = true,
  onRetry,
}: {
  readonly problem: OperationProblem;
  /** Name of the intended screen, if the catalogue's heading would promise too much. */
  readonly name?: string | undefined;
  /** False if the failed request is one that every screen needs. */
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
              // The button unmounts with this screen, so move focus to the heading first.
              requestHeadingFocus();
              onRetry();
            }}
          >
            Try Again
          </Button>
        </Actions>
      }
    >
      {/* Offline, help can't be loaded, either. */}
      {problem.kind !== 'offline' && (
        <OtherPlaces heading="What you can do" leadsTo={(screen) => othersCome && screen !== id} />
      )}
    </Screen>
  );
}

const ProblemPicture = lazyComponent(
  async () => (await import('./problem-picture')).ProblemPicture,
);

/** The problem's illustration, once loaded: a problem page waits for nothing. */
export function ProblemIllustration({ problem }: { readonly problem: OperationProblem }) {
  return <ProblemPicture offline={problem.kind === 'offline'} />;
}
