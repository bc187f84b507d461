import { useEffect, useState } from 'react';
import { css } from '../../../../styled-system/css';
import { CopyLine } from '../../../../src/ui/copy-line';
import { Heading, Text } from '../../../../src/ui/heading';
import { Stack } from '../../../../src/ui/stack';
import { stateLink, type StateLink } from '../../../apis/control/state-link';
import { usePanelWorld, useWorldState } from '../panel-world';
import { readShownPage } from '../shown-page';

const address = css({
  fontSize: 'small',
  overflowWrap: 'anywhere',
});

/** The link that opens, on any copy of the mock build, what this page shows now. */
export function LinkSection() {
  const { world } = usePanelWorld();
  const { state } = useWorldState();
  const [link, setLink] = useState<StateLink | null>(null);
  // Read on each rendering, which follows the world: neither address nor session tell by themselves.
  const page = JSON.stringify(readShownPage(state.seed.program, world.now()));
  useEffect(() => {
    let gone = false;
    const shown = JSON.parse(page) as ReturnType<typeof readShownPage>;
    void stateLink(state, shown, world.now()).then((made) => {
      if (!gone) setLink(made);
    });
    return () => {
      gone = true;
    };
  }, [page, state, world]);
  if (link === null) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>Link to this state</Heading>
      <p className={address}>{link.url}</p>
      <CopyLine value={link.url} label="Copy Link to This State" />
      <Text tone="muted">
        {link.exact
          ? 'Opens this program, status, person, screen and time, with what is left of the faults. What is typed and not yet sent, and the colour scheme, are not in it.'
          : 'This application went on since it was seeded. The link opens the same program, status, person, screen and time, with what is left of the faults; amounts, dates and answers given since are the seeded ones.'}
      </Text>
    </Stack>
  );
}
