import { portalPath } from '../../catalogue/folder';
import { findRoute } from '../../catalogue/routes';
import { clock } from '../../services/clock';
import { log } from '../../services/log';
import { openModal } from './modal-store';

/** Logs user, URL, browser and time (spec 4). */
export function openDuplicateSsn(options: {
  readonly userId: string;
  readonly view: 'duplicate' | 'mismatch';
  readonly blocking: boolean;
  onClose?(): void;
}): void {
  const { view, blocking, userId, onClose = null } = options;
  openModal('ssnDuplicate', { blocking, view, onClose });
  const { origin, pathname } = window.location;
  log.info('Duplicate-SSN modal shown', {
    userId,
    // Links can put anything into query, hash and unknown paths.
    url: origin + (findRoute(portalPath(pathname)) === undefined ? '/unknown' : pathname),
    userAgent: navigator.userAgent,
    timestamp: clock.date().toISOString(),
  });
}
