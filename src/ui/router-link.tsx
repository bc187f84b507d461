import { cloneElement, type ComponentProps, type MouseEvent, type ReactElement } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useAfterPress } from './use-after-press';

/** Whether the browser itself follows the link: in a new tab, a new window or onto the disk. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0;

/**
 * Makes a link of its child that leads to another page of the portal: as the router’s own, but the press is painted
 * before the page that it leads to is drawn.
 */
export function RouterLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactElement<ComponentProps<'a'>>;
}) {
  const router = useRouter();
  const [, navigate] = useLocation();
  const follow = useAfterPress(() => navigate(href));
  const onClick = (event: MouseEvent): void => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    follow(event);
  };
  return cloneElement(children, { href: router.hrefs(router.base + href, router), onClick });
}
