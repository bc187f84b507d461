import type { DialogProps } from './dialog-props';
import { useOverlays } from './overlays';

/**
 * A modal dialog: its title takes the focus, unless something in it has taken it; it stays inside and goes back
 * afterwards, or to the heading. One that is opened before its code is there comes with it.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const code = useOverlays({ wanted: open });
  return open && code !== null ? <code.OpenDialog {...rest} /> : null;
}
