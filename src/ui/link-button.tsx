import type { ComponentProps } from 'react';
import { ButtonLink, TextLink } from './button';
import { RouterLink } from './router-link';

type To<Look> = Look & { readonly href: string };

/** A link to another page of the same origin that looks like a button. */
export function LinkButton(props: To<ComponentProps<typeof ButtonLink>>) {
  return (
    <RouterLink href={props.href}>
      <ButtonLink {...props} />
    </RouterLink>
  );
}

/** The same in a text. */
export function PageLink(props: To<ComponentProps<typeof TextLink>>) {
  return (
    <RouterLink href={props.href}>
      <TextLink {...props} />
    </RouterLink>
  );
}
