import { APP_PATH } from '../../catalogue/screens';
import { useNavigation } from '../../shell/navigation/use-navigation';
import { OtherPlaces } from '../../shell/screen/other-places';
import { Screen } from '../../shell/screen/screen';
import { LinkButton } from '../../ui/link-button';
import { Button } from '../../ui/button';
import { SignpostPicture } from '../../ui/pictures/end-pictures';
import { Actions } from '../../ui/stack';

export function NotFoundScreen() {
  const { goBack } = useNavigation();
  return (
    <Screen
      picture={<SignpostPicture />}
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
      <OtherPlaces heading="You may be looking for" />
    </Screen>
  );
}
