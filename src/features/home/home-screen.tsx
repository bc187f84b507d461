import { useApplicant } from '../../services/data/use-applicant';
import { screenDefinition } from '../../catalogue/screens';
import { useEffect } from 'react';
import { destinationPath } from '../../catalogue/status-routes';
import { StartApplicationDocument } from '../../contract/generated/documents';
import { useOperation } from '../../services/data/use-operation';
import { useSingleFlight } from '../../services/data/use-single-flight';
import { useBrand } from '../../domain/program/use-brand';
import { BrandPicture } from '../../domain/program/brand-picture';
import { useNavigation } from '../../shell/navigation/use-navigation';
import { MutationProblem } from '../../shell/problems/problem-panel';
import { JourneyPane } from '../../shell/screen/journey-pane';
import { Screen } from '../../shell/screen/screen';
import type { ScreenProps } from '../../shell/screen/screen-context';
import { LinkButton } from '../../ui/link-button';
import { Button } from '../../ui/button';
import { HowItWorksCard } from '../../shell/screen/how-it-works-card';
import { Actions, Stack } from '../../ui/stack';
import { currentStep } from './current-step';
import { StatusCard } from './status-card';

/** Needed if the flow's first step isn't a screen of the portal. */
function StartButton({ refetch }: Pick<ScreenProps, 'refetch'>) {
  const { id: program } = useBrand();
  const { goByStatus } = useNavigation();
  const { run, problem } = useOperation(StartApplicationDocument);
  const { run: start, running } = useSingleFlight(async () => {
    const answer = await run({ program });
    if (answer.problem !== null) return;
    const status = answer.data?.startApplication?.status ?? 'CREATED';
    await refetch();
    goByStatus(status);
  });
  return (
    <Stack gap={4}>
      <MutationProblem problem={problem} />
      <Actions>
        <Button loading={running} onClick={() => void start()}>
          Start My Application
        </Button>
      </Actions>
    </Stack>
  );
}

function Start({ flow, refetch }: Pick<ScreenProps, 'flow' | 'refetch'>) {
  const href = destinationPath(flow, null);
  if (href === '/') return <StartButton refetch={refetch} />;
  return (
    <Actions>
      <LinkButton href={href}>Start My Application</LinkButton>
    </Actions>
  );
}

export function HomeScreen({ applicant, flow, refetch }: ScreenProps) {
  const { texts } = useBrand();
  const { firstName } = applicant.user;
  const { application } = applicant;
  const greeting = application === null ? 'Welcome' : screenDefinition('home').heading;
  const step = application === null ? undefined : currentStep(application, flow);
  const { refetch: refetchApplication } = useApplicant();
  // Refetch, because users come here to check the status.
  useEffect(() => void refetchApplication(), [refetchApplication]);
  return (
    <Screen
      heading={firstName ? `${greeting}, ${firstName}` : greeting}
      picture={<BrandPicture />}
      {...(application === null
        ? {
            lead: `${texts.welcomeLine} You haven’t started an application.`,
            actions: <Start flow={flow} refetch={refetch} />,
          }
        : { aside: step && <JourneyPane step={step} dated={false} title="Your steps" /> })}
    >
      {application === null ? (
        <HowItWorksCard />
      ) : (
        <StatusCard application={application} flow={flow} step={step} refetch={refetch} />
      )}
    </Screen>
  );
}
