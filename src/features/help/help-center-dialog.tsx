import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { programDefinition } from '../../catalogue/programs';
import { isAuthenticated } from '../../services/session/session';
import { useBrand } from '../../domain/program/use-brand';
import { Button } from '../../ui/button';
import { Details } from '../../ui/details';
import { Dialog } from '../../ui/dialog';
import { Heading, PAGE_HEADING_ID, Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';
import { closeHelpCenter, helpCenterAtom, isHelpCenterDone } from '../../shell/help/help-center';
import { HelpContacts } from '../../shell/help/help-contacts';
import { lazyComponent } from '../../shell/problems/lazy-component';
import { helpTopics, WITHDRAW_TOPIC } from './help-topics';

/** Loaded on demand: only signed-in users have a data client. */
const WithdrawApplication = lazyComponent(
  async () => (await import('./withdraw-application')).WithdrawApplication,
  {
    missing: () => (
      <Text>
        We can’t load this right now. Refresh the page, or call us and we’ll do it for you.
      </Text>
    ),
    fallback: <Text>Loading</Text>,
  },
);

function Topics({ topic }: { readonly topic: string | null }) {
  const list = useRef<HTMLDivElement>(null);
  const { flow } = programDefinition(useBrand().id);
  useEffect(() => {
    if (topic === null) return;
    for (const details of list.current?.querySelectorAll('details') ?? []) {
      if (details.querySelector('summary')?.textContent !== topic) continue;
      details.open = true;
      details.scrollIntoView({ block: 'nearest' });
    }
  }, [topic]);
  return (
    <div ref={list}>
      {helpTopics(flow).map(({ summary, answer }) => (
        <Details key={summary} summary={summary}>
          {answer.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Details>
      ))}
      <Details summary={WITHDRAW_TOPIC}>
        {isAuthenticated() ? (
          <WithdrawApplication />
        ) : (
          <Text>Sign in to withdraw your application, or call us and we’ll do it for you.</Text>
        )}
      </Details>
    </div>
  );
}

/** Closing it returns the focus to the element that opened it. */
export function HelpCenterDialog() {
  const { open, topic } = useAtomValue(helpCenterAtom);
  return (
    <Dialog
      open={open}
      onClose={closeHelpCenter}
      focusAfter={() => (isHelpCenterDone() ? PAGE_HEADING_ID : null)}
      title="Help Center"
      actions={
        <Button variant="secondary" onClick={closeHelpCenter}>
          Back
        </Button>
      }
    >
      <Stack gap={4}>
        <HelpContacts />
        <Stack gap={1}>
          <Heading level={3}>Topics</Heading>
          <Topics topic={topic} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
