import { withQuery } from '../../common/navigation/use-navigation';

/** Where an account is created, and from there back to `target`. */
export function signUpPath(target: string): string {
  return withQuery('/login/sign-up', { returnTo: target });
}
