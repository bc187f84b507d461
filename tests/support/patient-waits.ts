import { vi } from 'vitest';
import { patience } from '../../cli/browser/patience';

const { waitFor } = vi;

/**
 * Replaces the tool’s own, which times out after a second: timeouts here adapt to the machine's
 * load.
 */
const patientWaitFor: typeof waitFor = (act, options) =>
  waitFor(act, typeof options === 'number' ? options : { timeout: 4 * patience(), ...options });

// Files share workers: only the first one finds the tool’s own.
if (waitFor.name !== 'patientWaitFor') vi.waitFor = patientWaitFor;
