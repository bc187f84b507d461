import { Link } from 'wouter';
import { useNavigation } from '../../../common/navigation/use-navigation';
import { Screen } from '../../../common/screen/screen';
import { ButtonLink } from '../../../ui/button';
import { Text } from '../../../ui/heading';
import { Actions } from '../../../ui/stack';

/** The items of an applicant. */
export function MyItemsScreen() {
  const home = useNavigation().pathOf('home');
  return (
    <Screen heading="My items">
      <Text>You haven’t added any items.</Text>
      <Actions>
        <Link href={home} asChild>
          <ButtonLink variant="secondary" href={home}>
            Back to Home
          </ButtonLink>
        </Link>
      </Actions>
    </Screen>
  );
}
