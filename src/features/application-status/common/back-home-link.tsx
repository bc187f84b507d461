import type { ButtonFlush, ButtonVariant } from '../../../ui/button-recipe';
import { LinkButton } from '../../../ui/link-button';
import { useNavigation } from '../../../shell/navigation/use-navigation';

/** The way back to the front page. */
export function BackHomeLink({
  variant = 'secondary',
  flush,
}: {
  readonly variant?: ButtonVariant;
  readonly flush?: ButtonFlush | undefined;
}) {
  const href = useNavigation().pathOf('home');
  return (
    <LinkButton href={href} variant={variant} flush={flush}>
      Back to Home
    </LinkButton>
  );
}
