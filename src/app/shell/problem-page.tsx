import { Arriving } from '../../shell/problems/arriving';
import { lazyPart } from '../../shell/problems/lazy-part';
import { Main } from '../../ui/main';
import type { ProblemPageProps } from './problem-page-props';

/** What is there whatever else has failed. */
function Bare({ screenId, words, actions }: ProblemPageProps) {
  return (
    <Main screenId={screenId}>
      {words}
      {actions}
    </Main>
  );
}

const Framed = lazyPart(async () => (await import('./problem-frame')).problemFrame(), Bare);

/**
 * A page that tells of a problem. It needs nothing that has not come yet: logo, picture and help are put
 * around it where they come, and left out where they fail, too.
 */
export function ProblemPage(props: ProblemPageProps) {
  return (
    <Arriving meanwhile={<Bare {...props} />}>
      <Framed {...props} />
    </Arriving>
  );
}
