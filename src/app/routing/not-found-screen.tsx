import { APP_PATH } from '../../catalogue/screens';
import { BrandPicture } from '../../domain/program/brand-picture';
import { HELP_CENTER } from '../../shell/help/help-center-place';
import { useNavigation } from '../../shell/navigation/use-navigation';
import { Screen } from '../../shell/screen/screen';
import { LinkButton } from '../../ui/link-button';
import { LinkList } from '../../ui/link-list';
import { Button } from '../../ui/button';
import { Heading } from '../../ui/heading';
import { Actions, Card, Stack } from '../../ui/stack';

/** A path that the portal does not have. */
export function NotFoundScreen() {
  const { goBack, pathOf } = useNavigation();
  return (
    <Screen
      picture={<BrandPicture />}
      lead="If you typed the address, check it. If you followed a link, the page may have moved."
      actions={
        <Actions>
          <LinkButton href={APP_PATH}>Go to My Application</LinkButton>
          <Button variant="secondary" onClick={goBack}>
            Back
          </Button>
        </Actions>
      }
    >
      <Card>
        <Stack gap={4}>
          <Heading level={2}>You may be looking for</Heading>
          <LinkList
            entries={[
              {
                title: 'Your application',
                description: 'How it stands and what comes next.',
                href: pathOf('home'),
              },
              {
                title: 'Settings',
                description: 'Your information, documents and preferences.',
                href: pathOf('settings'),
              },
              HELP_CENTER,
            ]}
          />
        </Stack>
      </Card>
    </Screen>
  );
}
