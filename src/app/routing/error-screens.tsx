import { SCREENS } from '../../catalogue/screens';
import { useDocumentTitle } from '../../shell/screen/use-screen';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeading, Text } from '../../ui/heading';
import { Actions } from '../../ui/stack';
import { ProblemPage } from '../shell/problem-page';
import { hostPath } from '../../catalogue/folder';

export function ErrorScreen({
  message = 'An unexpected error has occurred',
}: {
  readonly message?: string;
}) {
  useDocumentTitle('Unexpected Error');
  return (
    <ProblemPage
      screenId="error"
      words={
        <>
          <PageHeading>Unexpected Error</PageHeading>
          <Text>{message}</Text>
        </>
      }
      actions={
        <Actions>
          <Button onClick={() => window.location.reload()}>Refresh Page</Button>
          <ButtonLink variant="secondary" href={hostPath(SCREENS.home.path)}>
            Return to Homepage
          </ButtonLink>
        </Actions>
      }
    />
  );
}

export function RouterFallback({
  status,
  message,
}: {
  readonly status: string;
  readonly message: string;
}) {
  useDocumentTitle('Unexpected Application Error!');
  return (
    <ProblemPage
      screenId="router-error"
      words={
        <>
          <PageHeading>Unexpected Application Error!</PageHeading>
          <Text>
            {status}: {message}
          </Text>
        </>
      }
      actions={
        <Actions>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
        </Actions>
      }
    />
  );
}
