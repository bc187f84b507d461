// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createTraffic } from '../traffic';
import { CAPTCHA_KINDS } from '../../../apis/identity/captcha-kinds';
import { TOKEN_FAULTS } from '../../../apis/identity/token-faults';
import { createNodeWorld } from '../../node/node-world';
import { openBrowserStorage } from '../../browser/browser-storage';
import { createHistoryPhotos } from '../../browser/snapshot/history-photos';
import { createSnapshots } from '../../browser/snapshot/snapshots';
import { createRecorder } from '../../record/recorder';
import type { World } from '../../../world/world';
import { PanelContext } from '../panel-world';
import { createGeneratedFields } from '../../generated-fields';
import { FaultsSection } from './faults-section';

function toolsOf(world: World) {
  const traffic = createTraffic();
  const snapshots = createSnapshots({
    world,
    storage: openBrowserStorage(),
    photos: createHistoryPhotos(),
  });
  return {
    traffic,
    generated: createGeneratedFields(() => undefined),
    snapshots,
    recorder: createRecorder({ world, traffic, snapshots }),
  };
}

const SPECS = [
  ...Object.keys(TOKEN_FAULTS).map((name) => `idToken=${name}`),
  ...Object.keys(CAPTCHA_KINDS).map((name) => `captcha=${name}`),
];

test('the panel can simulate every rejection of the identity provider', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const world = createNodeWorld();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <PanelContext
        value={{
          world,
          startSeed: () => Promise.resolve(),
          ...toolsOf(world),
        }}
      >
        <FaultsSection />
      </PanelContext>,
    ),
  );
  const field = document.querySelector<HTMLInputElement>('input[name="debugger.fault"]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const add = async (spec: string): Promise<void> => {
    await act(async () => {
      setValue?.call(field, spec);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => field?.form?.requestSubmit());
  };
  for (const spec of SPECS) await add(spec);
  const played = (): string[] => world.snapshot().faults.map(({ spec }) => spec);
  expect(played()).toEqual(SPECS);
  await add('idToken=exp_pst');
  expect(document.body.textContent).toContain('did you mean exp_past?');
  expect(played()).toEqual(SPECS);
  const main = document.body.appendChild(document.createElement('main'));
  main.dataset['screen'] = 'offer';
  const note = "doesn't apply on offer, which doesn't send payDeposit";
  await add('operation=payDeposit,status=503');
  expect(document.querySelector('[role=status]')?.textContent).toContain(note);
  await add('latency=1');
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
