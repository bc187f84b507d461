import { lazy, type ComponentType } from 'react';
import type { Seed } from '../../scenario/seed';
import { createBrowserPersistence } from '../../world/persistence';
import { createWorld, type World } from '../../world/world';
import { portalConfig } from '../portal-config';
import { DEFAULT_SEED } from '../../scenario/default-seed';
import { SignInHint } from '../panel/sign-in-hint';
import { createGeneratedFields, type GeneratedFields } from '../generated-fields';
import { WORLD_PARTS } from '../world-parts';
import { WORLD_PAGES } from '../world-paths';
import { createBrowserJar } from './browser-cookies';
import { createBrowserPhotos } from './browser-photos';
import { openBrowserStorage, type BrowserStorage } from './browser-storage';
import { enableDebugger, replaceSeed } from './store-seed';
import { markAsMock } from './mock-mark';
import { leaveAfter, whileHere } from './page-leaving';
import { productionHost } from './production-host';
import { applySeedAddress } from './seed-address';
import { REFUSED_WORKER, unsupported } from './support';
import { createTraffic, type Traffic } from '../panel/traffic';
import { reportHint } from './unhandled-banner';
import { startWorker } from './worker';
import { followSeeds } from './other-seed';
import { applySnapshotAddress, typeAgain } from './snapshot/snapshot-address';
import { IS_MUTATION } from './snapshot/page-reader';
import { thisPage } from './snapshot/this-page';
import { createHistoryPhotos, type HistoryPhotos } from './snapshot/history-photos';
import { withHistory } from './snapshot/world-history';
import { showWorldPage } from './world-page';
import { siteAddress } from './site-address';
import { recordRequest } from '../record/record-request';
import { isToBegin, recordExternalStep, readRecording } from '../record/recording-store';
import { FOLDER, portalPath } from '../../../src/catalogue/folder';

/** Makes the portal's boot stop. */
const HANDLED = { kind: 'handled' } as const;

/** Opens links sent by `portal seed --open` through the development server. */
function followCommandLine(): void {
  import.meta.hot?.on('portal:seed', ({ path }: { path: string }) => location.assign(path));
}

interface Parts {
  readonly world: World;
  /** Without history. */
  readonly bare: World;
  readonly traffic: Traffic;
  readonly generated: GeneratedFields;
  readonly storage: BrowserStorage;
  readonly photos: HistoryPhotos;
}

async function loadTools({ bare, traffic, storage, photos }: Parts) {
  const [{ createSnapshots }, { createRecorder }] = await Promise.all([
    import('./snapshot/snapshots'),
    import('../record/recorder'),
  ]);
  const snapshots = createSnapshots({ world: bare, storage, photos });
  return { snapshots, recorder: createRecorder({ world: bare, traffic, snapshots }) };
}

/** Otherwise the recorder isn't loaded until the drawer opens. */
async function continueRecording(tools: () => ReturnType<typeof loadTools>): Promise<void> {
  if (window.parent !== window) {
    // A frame next to this page shares its storage, so the storage event reports its recording.
    addEventListener('storage', () => {
      if (readRecording()?.isOn === true) void tools();
    });
  }
  if (!isToBegin() && readRecording()?.isOn !== true) return;
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type === 'reload') {
    recordExternalStep({ do: 'reload' });
  }
  await tools();
}

function debuggerPanel(
  { world, traffic, generated, storage }: Parts,
  tools: () => ReturnType<typeof loadTools>,
): ComponentType {
  const startSeed = (seed: Seed) => leaveAfter(() => replaceSeed(world, storage, seed));
  return lazy(async () => {
    const { createDebuggerPanel } = await import('../panel/debugger-panel');
    const { snapshots, recorder } = await tools();
    return {
      default: createDebuggerPanel({ world, traffic, generated, startSeed, snapshots, recorder }),
    };
  });
}

/** The portal's boot waits for the result. */
export async function startMock() {
  const problem = unsupported(globalThis);
  if (problem !== null) return problem;
  const refusal = await productionHost({
    hostname: location.hostname,
    origin: location.origin,
    folder: FOLDER,
    fetch: (path) => fetch(path, { cache: 'no-store' }),
  });
  if (refusal !== null) return refusal;
  markAsMock(location.hostname, document.body);
  const storage = openBrowserStorage();
  const store = createBrowserPhotos();
  const photos = createHistoryPhotos(store);
  const generated = createGeneratedFields(reportHint);
  const bare = createWorld({
    persistence: createBrowserPersistence(storage, navigator.locks),
    seed: DEFAULT_SEED,
    ...WORLD_PARTS,
    folder: FOLDER,
    photos: store,
    cookieJar: createBrowserJar(storage),
    ...(import.meta.env.DEV ? { onGenerated: generated.add } : {}),
  });
  const world = withHistory(bare, storage, photos);
  if (WORLD_PAGES.test(portalPath(location.pathname))) {
    await showWorldPage(world, async () => void (await startWorker(world.handle, storage)));
    return HANDLED;
  }
  const opened = await applySnapshotAddress({ world: bare, storage, photos });
  const address = opened.kind === 'none' ? await applySeedAddress(world, storage) : opened;
  if (address.kind === 'problem') return address;
  enableDebugger(storage);
  followCommandLine();
  const traffic = createTraffic();
  const answer = (request: Request) => recordRequest(world.handle, request);
  const handle = whileHere((request) => traffic.watch(answer, request));
  const worker = await startWorker(handle, storage);
  if (worker.state === 'reloading') return HANDLED;
  if (worker.state === 'refused') return REFUSED_WORKER;
  followSeeds(storage);
  thisPage.follow();
  traffic.follow(() => {
    const [last] = traffic.recent();
    if (last !== undefined && IS_MUTATION.test(last.curl)) thisPage.forgetOpener();
  });
  typeAgain(storage);
  const parts = { world, bare, traffic, generated, storage, photos };
  let loaded: ReturnType<typeof loadTools> | null = null;
  const tools = () => (loaded ??= loadTools(parts));
  await continueRecording(tools);
  return {
    kind: 'run' as const,
    config: portalConfig(siteAddress()),
    now: world.now,
    extensions: {
      SignInHint,
      DebuggerPanel: debuggerPanel(parts, tools),
      tracksInDevelopment: true,
    },
  };
}
