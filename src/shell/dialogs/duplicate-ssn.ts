import { clock } from '../../services/clock';
import { log } from '../../services/log';
import { openModal } from './modal-store';

/** Opens the duplicate-SSN modal and logs that, with who, where, with what and when (spec 4). */
export function openDuplicateSsn(options: {
  readonly userId: string;
  readonly view: 'duplicate' | 'mismatch';
  readonly blocking: boolean;
  onClose?(): void;
}): void {
  const { view, blocking, userId, onClose = null } = options;
  openModal('ssnDuplicate', { blocking, view, onClose });
  log.info('Duplicate-SSN modal shown', {
    userId,
    // Whole but for the hash, in which sign-in brings its tokens.
    url: window.location.href.split('#')[0],
    userAgent: navigator.userAgent,
    timestamp: clock.date().toISOString(),
  });
}
