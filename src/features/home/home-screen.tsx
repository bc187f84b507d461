import { useEffect } from 'react';
import { Link } from 'wouter';
import { useBrand } from '../../common/brand/use-brand';
import { useNavigation } from '../../common/navigation/use-navigation';
import { Screen } from '../../common/screen/screen';
import type { ScreenProps } from '../../common/screen/screen-context';
import { useFreshApplication } from '../../common/status/use-fresh-application';
import { ButtonLink } from '../../ui/button';
import { Text } from '../../ui/heading';
import { Actions, Card, Stack } from '../../ui/stack';
import { EmptyStatePicture } from './empty-state-picture';
import { StatusCard } from './status-card';

function NoApplication() {
  const { pathOf } = useNavigation();
  const href = pathOf('personal-info');
  return (
    <Card>
      <Stack gap={4}>
        <EmptyStatePicture />
        <Text>You haven’t started an application.</Text>
        <Actions>
          <Link href={href} asChild>
            <ButtonLink href={href}>Start My Application</ButtonLink>
          </Link>
        </Actions>
      </Stack>
    </Card>
  );
}

/** The front page of a person who is signed in: how the application stands and what to do next. */
export function HomeScreen({ applicant, flow, refetch }: ScreenProps) {
  const { texts } = useBrand();
  const { firstName } = applicant.user;
  const readFresh = useFreshApplication();
  // Whoever comes here to check the status must not be told an old one.
  useEffect(() => void readFresh(), [readFresh]);
  return (
    <Screen
      heading={firstName ? `Welcome back, ${firstName}` : 'Welcome back'}
      {...(applicant.application === null
        ? {}
        : { lead: `Your application for ${texts.cardName}, at a glance.` })}
    >
      {applicant.application === null ? (
        <NoApplication />
      ) : (
        <StatusCard application={applicant.application} flow={flow} refetch={refetch} />
      )}
    </Screen>
  );
}
