import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { ButtonLink, TextLink } from './button';

type To<Look> = Look & { readonly href: string };

export function LinkButton(props: To<ComponentProps<typeof ButtonLink>>) {
  return (
    <Link href={props.href} asChild>
      <ButtonLink {...props} />
    </Link>
  );
}

export function PageLink(props: To<ComponentProps<typeof TextLink>>) {
  return (
    <Link href={props.href} asChild>
      <TextLink {...props} />
    </Link>
  );
}
