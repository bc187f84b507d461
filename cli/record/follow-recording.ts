import type { BrowserContext } from 'playwright';
import { BEGIN, RECORDED, RECORDING_KEY } from '../../mock-server/mounts/record/recording-key';

const REPORT = 'portalRecorded';

/** From the first screen on. Calls `report` with the test whenever it has changed. */
export async function followRecording(
  context: BrowserContext,
  report: (text: string) => void,
): Promise<void> {
  await context.exposeFunction(REPORT, report);
  await context.addInitScript(
    ([key, begin, recorded, name]) => {
      if (window.top !== window || !location.protocol.startsWith('http')) return;
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, begin);
      const page = globalThis as unknown as Record<string, (text: unknown) => void>;
      addEventListener(recorded, (event) => {
        if (event instanceof CustomEvent) page[name]?.(event.detail);
      });
    },
    [RECORDING_KEY, BEGIN, RECORDED, REPORT] as const,
  );
}
