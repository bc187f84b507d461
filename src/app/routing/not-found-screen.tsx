import { Link } from 'wouter';
import { APP_PATH } from '../../catalogue/screens';
import { useNavigation } from '../../common/navigation/use-navigation';
import { Button, ButtonLink } from '../../ui/button';
import { Text } from '../../ui/heading';
import { Actions } from '../../ui/stack';
import { Screen } from '../../common/screen/screen';

/** A path that the portal does not have. */
export function NotFoundScreen() {
  const { goBack } = useNavigation();
  return (
    <Screen>
      <Text>
        If you typed the address, check it. If you followed a link, the page may have moved.
      </Text>
      <Actions>
        <Link href={APP_PATH} asChild>
          <ButtonLink href={APP_PATH}>Go to My Application</ButtonLink>
        </Link>
        <Button variant="secondary" onClick={goBack}>
          Back
        </Button>
      </Actions>
    </Screen>
  );
}
