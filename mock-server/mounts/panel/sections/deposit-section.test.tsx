// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { openBrowserStorage } from '../../browser/browser-storage';
import { createHistoryPhotos } from '../../browser/snapshot/history-photos';
import { createSnapshots } from '../../browser/snapshot/snapshots';
import { createNodeWorld } from '../../node/node-world';
import { createRecorder } from '../../record/recorder';
import { PanelContext } from '../panel-world';
import { createGeneratedFields } from '../../generated-fields';
import { createTraffic } from '../traffic';
import { DepositSection } from './deposit-section';
import { EventsSection } from './events-section';

test('all parts of the panel show a deposit event in the same render', async () => {
  const seed = {
    program: 'pesto_cash',
    status: 'OFFER_DECISION_NEEDED',
    payment: 'needs-bank',
  } as const;
  const world = createNodeWorld({ seed });
  const traffic = createTraffic();
  const storage = openBrowserStorage();
  const snapshots = createSnapshots({ world, storage, photos: createHistoryPhotos() });
  const recorder = createRecorder({ world, traffic, snapshots });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <PanelContext
      value={{
        world,
        traffic,
        generated: createGeneratedFields(() => undefined),
        snapshots,
        recorder,
        startSeed: () => Promise.resolve(),
      }}
    >
      <EventsSection />
      <DepositSection />
    </PanelContext>,
  );
  const press = (name: string): void =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === name)
      ?.click();
  /** At the first render after a click. */
  const textAfter = async (name: string, shown: string): Promise<string> => {
    const seen = new Promise<string>((resolve) => {
      const observer = new MutationObserver(() => {
        const text = document.body.textContent ?? '';
        if (!text.includes(shown)) return;
        observer.disconnect();
        resolve(text);
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    press(name);
    return seen;
  };
  await vi.waitFor(() => expect(document.body.textContent).toContain('Bank Confirms'));
  const confirmed = await textAfter('Bank Confirms', 'Deposit Arrives');
  expect(confirmed).toContain('Deposit arrivedHappen');
  expect(confirmed).not.toContain('Bank confirmedHappen');
  const arrived = await textAfter('Deposit Arrives', 'Deposit Bounces');
  expect(arrived).toContain('Deposit returnedHappen');
  expect(arrived).not.toContain('Deposit arrivedHappen');
  root.unmount();
});
