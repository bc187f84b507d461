import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** The reader wants it closed. Never called by a blocking dialog. */
  onClose: () => void;
  /** The accessible name. */
  title: string;
  /** The dark one has an info icon and a bar that closes it (spec 2). */
  tone?: 'light' | 'dark';
  /** Neither an outside click nor Escape closes it; its children have to give a way out. */
  blocking?: boolean;
  /**
   * Windows that scripts of others put into the page can be used beside it: only what the portal shows
   * behind it cannot, and a click next to it does not close it.
   */
  beside?: 'others';
  /**
   * The id of what takes the focus when it closes, asked for then: where what opened it is taken away by the
   * answer. Null where the focus goes back.
   */
  focusAfter?: () => string | null;
  children: ReactNode;
  actions?: ReactNode;
}
