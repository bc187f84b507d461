import { safeAddress } from '../../services/analytics/safe-address';
import { clock } from '../../services/clock';
import { log } from '../../services/log';
import { openModal } from './modal-store';

/** Opens the duplicate-SSN modal and logs user, address, browser and time (spec 4). */
export function openDuplicateSsn(options: {
  readonly userId: string;
  readonly view: 'duplicate' | 'mismatch';
  readonly blocking: boolean;
  onClose?(): void;
}): void {
  const { view, blocking, userId, onClose = null } = options;
  openModal('ssnDuplicate', { blocking, view, onClose });
  const { pathname, search } = safeAddress(window.location.href);
  log.info('Duplicate-SSN modal shown', {
    userId,
    url: window.location.origin + pathname + search,
    userAgent: navigator.userAgent,
    timestamp: clock.date().toISOString(),
  });
}
