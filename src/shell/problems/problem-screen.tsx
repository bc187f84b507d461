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
import { lazyPart } from './lazy-part';

const missing = css({ color: 'muted', fontSize: 'small', fontWeight: 'medium' });

/** A screen whose data did not come: its title says so, with the one way on under it, and above it what was to be here. */
export function ProblemScreen({
  problem,
  name,
  othersCome = true,
  onRetry,
}: {
  readonly problem: OperationProblem;
  /** What was to be here, where the catalogue's heading would promise too much. */
  readonly name?: string | undefined;
  /** False where what did not come is what every screen needs. */
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
      picture={<DrawnProblem problem={problem} />}
      above={<p className={missing}>{here}</p>}
      lead={<span role="alert">{text}</span>}
      actions={
        <Actions>
          <Button
            onClick={() => {
              // The button goes with what it stands on.
              requestHeadingFocus();
              onRetry();
            }}
          >
            Try Again
          </Button>
        </Actions>
      }
    >
      {/* Without a connection not even help would come. */}
      {problem.kind !== 'offline' && (
        <OtherPlaces heading="What you can do" leadsTo={(screen) => othersCome && screen !== id} />
      )}
    </Screen>
  );
}

const ProblemPicture = lazyPart(async () => (await import('./problem-picture')).ProblemPicture);

/** The picture of a problem, where it comes: a page that tells of one waits for nothing. */
export function DrawnProblem({ problem }: { readonly problem: OperationProblem }) {
  return <ProblemPicture offline={problem.kind === 'offline'} />;
}
