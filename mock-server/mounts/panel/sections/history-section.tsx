import { css } from '../../../../styled-system/css';
import { Button } from '../../../../src/ui/button';
import { Details } from '../../../../src/ui/details';
import { Heading, Text } from '../../../../src/ui/heading';
import { Stack } from '../../../../src/ui/stack';
import { usePanelWorld, useWorldState } from '../panel-world';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', overflowWrap: 'anywhere' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  '& > :first-child': { minWidth: '0', overflowWrap: 'anywhere' },
  '& > :last-child': { flexShrink: '0' },
});

/** The last states of world and page. */
export function HistorySection() {
  const { snapshots } = usePanelWorld();
  // Re-renders on each change of the world, which adds a state.
  useWorldState();
  const { at, states } = snapshots.history();
  const go = (place: number) => () => void snapshots.goTo(place);
  const newestFirst = states.map(({ label }, place) => ({ label, place })).toReversed();
  return (
    <Stack gap={3}>
      <Heading level={3}>States before and after</Heading>
      {states.length < 2 ? (
        <Text tone="muted">Nothing has changed yet.</Text>
      ) : (
        <>
          <Text tone="muted">
            State {String(at + 1)} of {String(states.length)}. Whatever changes the world from here
            takes the place of those after it.
          </Text>
          <div className={buttons}>
            <Button variant="secondary" size="small" disabled={at <= 0} onClick={go(at - 1)}>
              State Before
            </Button>
            <Button
              variant="secondary"
              size="small"
              disabled={at >= states.length - 1}
              onClick={go(at + 1)}
            >
              State After
            </Button>
          </div>
          <Details summary="All of them">
            <ol className={list} reversed>
              {newestFirst.map(({ label, place }) => (
                <li key={place} className={row}>
                  <span>
                    {String(place + 1)}. {label}
                  </span>
                  {place === at ? (
                    <span>Shown</span>
                  ) : (
                    <Button
                      variant="tertiary"
                      size="small"
                      aria-label={`Go to state ${String(place + 1)}`}
                      onClick={go(place)}
                    >
                      Go
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </Details>
        </>
      )}
    </Stack>
  );
}
