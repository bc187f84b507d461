import { Link } from 'wouter';
import { useNavigation } from '../../../common/navigation/use-navigation';
import { ButtonLink } from '../../../ui/button';

/** The way back to the three ways to ship. */
export function ChooseAnotherWay() {
  const href = useNavigation().pathOf('pre-qualified');
  return (
    <Link href={href} asChild>
      <ButtonLink variant="secondary" href={href}>
        Choose Another Way
      </ButtonLink>
    </Link>
  );
}
