import { vi } from 'vitest';
import { patience } from '../../cli/browser/patience';

const { waitFor } = vi;

/** As the tool’s own, which gives up after a second: how long a case may wait follows the load of the machine. */
const patientWaitFor: typeof waitFor = (act, options) =>
  waitFor(act, typeof options === 'number' ? options : { timeout: 4 * patience(), ...options });

// Files share workers: only the first one finds the tool’s own.
if (waitFor.name !== 'patientWaitFor') vi.waitFor = patientWaitFor;
