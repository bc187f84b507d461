import { vi } from 'vitest';
import { pageTimeout } from '../../cli/browser/page-timeout';

const { waitFor } = vi;

/** The tool’s own times out after a second; timeouts here adapt to the machine's load. */
const scaledWaitFor: typeof waitFor = (act, options) =>
  waitFor(act, typeof options === 'number' ? options : { timeout: 4 * pageTimeout(), ...options });

// Files share workers: only the first one finds the tool’s own.
if (waitFor.name !== 'scaledWaitFor') vi.waitFor = scaledWaitFor;
