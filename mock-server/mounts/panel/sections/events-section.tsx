import { useState } from 'react';
import { css } from '../../../../styled-system/css';
import type { Status } from '../../../../src/catalogue/statuses';
import { Button } from '../../../../src/ui/button';
import { Details } from '../../../../src/ui/details';
import { Heading, Text } from '../../../../src/ui/heading';
import { SelectField } from '../../../../src/ui/select-field';
import { Stack } from '../../../../src/ui/stack';
import type { EventName } from '../../../domain/lifecycle/event-names';
import { EVENTS } from '../../../domain/events/events';
import { isRareEvent, possibleEvents } from '../../../domain/events/possible-events';
import { changeWorld, usePanelWorld, useWorldState } from '../panel-world';

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2',
  alignItems: 'end',
});

const BY_ITSELF = 'by-itself';

/** "items-received" becomes "Items received". */
const nameOf = (event: EventName): string =>
  event.charAt(0).toUpperCase() + event.slice(1).replaceAll('-', ' ');

interface EventRowProps {
  readonly event: EventName;
  onHappen(event: EventName, outcome: Status | null): void;
}

function EventRow({ event, onHappen }: EventRowProps) {
  const { description, outcomes } = EVENTS[event];
  const [chosen, setChosen] = useState<Status | null>(null);
  const options = [
    { value: BY_ITSELF as string, label: 'As it comes' },
    ...outcomes.map((status) => ({ value: status as string, label: status })),
  ];
  const name = nameOf(event);
  return (
    <li>
      <Stack gap={2}>
        <div className={row}>
          {outcomes.length === 0 ? (
            <p>{name}</p>
          ) : (
            <SelectField
              name={`debugger.event.${event}`}
              label={name}
              options={options}
              value={chosen ?? BY_ITSELF}
              onValueChange={(value) =>
                setChosen(outcomes.find((status) => status === value) ?? null)
              }
            />
          )}
          <Button
            variant="secondary"
            size="small"
            aria-label={`Let it happen: ${name}`}
            onClick={() => onHappen(event, chosen)}
          >
            Happen
          </Button>
        </div>
        <Text tone="muted">{description}</Text>
      </Stack>
    </li>
  );
}

/** Events that are possible now. */
export function EventsSection() {
  const { world } = usePanelWorld();
  const { state } = useWorldState();
  const [problem, setProblem] = useState<string | null>(null);
  const application = state.applications.at(-1);
  const events = application === undefined ? [] : possibleEvents(application, state);
  const usual = events.filter((event) => !isRareEvent(event));
  const rare = events.filter(isRareEvent);

  const happen = (event: EventName, outcome: Status | null): void => {
    void changeWorld(world, 'event', { event, outcome }).then((found) => {
      setProblem(found);
      // The page reads the application on load, so a reload shows the change immediately.
      if (found === null) location.reload();
    });
  };
  const rows = (names: readonly EventName[]) => (
    <ul className={list}>
      {names.map((event) => (
        <EventRow key={event} event={event} onHappen={happen} />
      ))}
    </ul>
  );
  return (
    <Stack gap={4}>
      <Heading level={3}>Events</Heading>
      <Text tone="muted">
        {application === undefined
          ? 'There is no application.'
          : `The application is in ${application.status}.`}
      </Text>
      {problem !== null && <p role="alert">{problem}</p>}
      {usual.length > 0 && rows(usual)}
      {rare.length > 0 && <Details summary="What rarely happens">{rows(rare)}</Details>}
    </Stack>
  );
}
