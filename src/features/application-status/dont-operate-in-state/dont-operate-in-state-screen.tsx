import { useSearch } from 'wouter';
import { programDefinition } from '../../../catalogue/programs';
import { screenPath } from '../../../catalogue/routes';
import { SCREENS } from '../../../catalogue/screens';
import { fitsStatus } from '../../../catalogue/status-routes';
import { useBrand } from '../../../domain/program/use-brand';
import { PLACES } from '../../../catalogue/places';
import { notAvailableSentence, notHereHeading } from '../../../domain/text/place-sentences';
import { HELP_CENTER } from '../../../shell/screen/other-places';
import { useNavigation, withQuery } from '../../../shell/navigation/use-navigation';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { LinkButton } from '../../../ui/link-button';
import { LinkList } from '../../../ui/link-list';
import { Heading, Text } from '../../../ui/heading';
import { PlacePicture } from '../../../ui/pictures/end-pictures';
import { Actions, Card, Divider, Stack } from '../../../ui/stack';
import { AvailabilityRequest } from './availability-request';

/** Returns the place in the URL, or that of the address on file; undefined if both are missing. */
function usePlace(onFile: string | null | undefined) {
  const named = new URLSearchParams(useSearch()).get('state')?.toUpperCase();
  return PLACES.find(({ code }) => code === named) ?? PLACES.find(({ code }) => code === onFile);
}

const FORMS_WITH_STATE = ['personal-info', 'address-and-income'] as const;

export function DontOperateInStateScreen({ applicant, flow }: ScreenProps) {
  const { id, texts } = useBrand();
  const { pathOf } = useNavigation();
  const place = usePlace(applicant.user.billingAddress?.state);
  const isTexasHome = place?.code === 'TX' && programDefinition(id).security === 'home';
  const status = applicant.application?.status ?? null;
  const form = FORMS_WITH_STATE.find(
    (screen) => screenPath(screen, flow) !== undefined && fitsStatus(screen, flow, status),
  );
  const change = withQuery(pathOf(form ?? 'settings-personal-info'), { change: 'state' });
  return (
    <Screen
      heading={notHereHeading(place)}
      picture={<PlacePicture />}
      lead={
        <>
          {notAvailableSentence(texts.cardName, place)} We haven’t checked your credit. If you
          entered the wrong state, you can change it.
        </>
      }
      actions={
        <>
          {isTexasHome && (
            <Text>Texas law doesn’t allow home equity lines to be used with a card.</Text>
          )}
          <Actions>
            <LinkButton href={change}>Change My State</LinkButton>
          </Actions>
        </>
      }
    >
      <Card>
        <Stack gap={4}>
          <Heading level={2}>What you can do</Heading>
          {place !== undefined && (
            <>
              <AvailabilityRequest place={place} email={applicant.user.email} />
              <Divider />
            </>
          )}
          <LinkList
            entries={[
              {
                title: SCREENS['landing-finder'].heading,
                description: 'See which cards are available in your state.',
                href: pathOf('landing-finder'),
              },
              HELP_CENTER,
            ]}
          />
        </Stack>
      </Card>
    </Screen>
  );
}
