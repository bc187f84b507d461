import { SCREENS } from '../../catalogue/screens';
import { useDocumentTitle } from '../../shell/screen/use-document-title';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeading, Text } from '../../ui/heading';
import { Main } from '../../ui/main';
import { Actions } from '../../ui/stack';

/** The error screen (spec 2): shown whenever a rendering error is caught. */
export function ErrorScreen({
  message = 'An unexpected error has occurred',
}: {
  readonly message?: string;
}) {
  useDocumentTitle('Unexpected Error');
  return (
    <Main screenId="error">
      <PageHeading>Unexpected Error</PageHeading>
      <Text>{message}</Text>
      <Actions>
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
        <ButtonLink variant="secondary" href={SCREENS.home.path}>
          Return to Homepage
        </ButtonLink>
      </Actions>
    </Main>
  );
}

/** The routing layer's own fallback (spec 2). */
export function RouterFallback({
  status,
  message,
}: {
  readonly status: string;
  readonly message: string;
}) {
  useDocumentTitle('Unexpected Application Error!');
  return (
    <Main screenId="router-error">
      <PageHeading>Unexpected Application Error!</PageHeading>
      <Text>
        {status}: {message}
      </Text>
      <Actions>
        <Button onClick={() => window.location.reload()}>Try Again</Button>
      </Actions>
    </Main>
  );
}
