import type { ButtonVariant } from '../../../ui/button-recipe';
import { LinkButton } from '../../../ui/link-button';
import { useNavigation } from '../../../shell/navigation/use-navigation';

export function BackHomeLink({ variant = 'secondary' }: { readonly variant?: ButtonVariant }) {
  const href = useNavigation().pathOf('home');
  return (
    <LinkButton href={href} variant={variant}>
      Back to Home
    </LinkButton>
  );
}
