import { LinkButton } from '../../../ui/link-button';
import { useNavigation } from '../../../shell/navigation/use-navigation';

/** The way back to the three ways to ship. */
export function ChooseAnotherWay() {
  const href = useNavigation().pathOf('pre-qualified');
  return (
    <LinkButton href={href} variant="secondary">
      Choose Another Way
    </LinkButton>
  );
}
