import { Link } from 'wouter';
import { useNavigation } from '../../../common/navigation/use-navigation';
import { ButtonLink } from '../../../ui/button';

/** The way back to the front page. */
export function BackHomeLink({ primary = false }: { readonly primary?: boolean }) {
  const href = useNavigation().pathOf('home');
  return (
    <Link href={href} asChild>
      <ButtonLink variant={primary ? 'primary' : 'secondary'} href={href}>
        Back to Home
      </ButtonLink>
    </Link>
  );
}
