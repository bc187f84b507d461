import { LinkButton } from '../../../ui/link-button';
import { useNavigation } from '../../../shell/navigation/use-navigation';

/** The way back to the front page. */
export function BackHomeLink({ primary = false }: { readonly primary?: boolean }) {
  const href = useNavigation().pathOf('home');
  return (
    <LinkButton href={href} variant={primary ? 'primary' : 'secondary'}>
      Back to Home
    </LinkButton>
  );
}
