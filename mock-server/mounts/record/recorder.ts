import { stateLink } from '../../apis/control/state-link';
import { snapshotIn } from '../../apis/control/snapshot/snapshot';
import { CLOCK_PARAMETER } from '../../scenario/landing-path';
import { decodeSeed, SEED_PARAMETER } from '../../scenario/seed';
import { isoTime } from '../../world/clock';
import { neverApplied, remainingFault } from '../../world/faults/remaining';
import type { FaultRecord } from '../../world/state';
import type { World } from '../../world/world';
import { readShownPage } from '../panel/shown-page';
import type { Snapshots } from '../panel/snapshots';
import type { PageExchange, Traffic } from '../panel/traffic';
import { followTurns } from './follow-turns';
import { listen } from './listen';
import { pageShown, rememberShown } from './page-shown';
import { RECORDED } from './recording-key';
import {
  changeRecording,
  isToBegin,
  storeRecording,
  noteStruck,
  readRecording,
} from './recording-store';
import { typedInto } from './secrets';
import type { Beginning, Ending, Shown, Step } from './step';
import { testText } from './test-text';

/** Detects changes without user action, ms. */
const LOOK_EVERY = 500;

/** Records a test for the kit. */
export interface Recorder {
  isOn(): boolean;
  /** The recording starts with the current page. */
  start(): Promise<void>;
  stop(): void;
  /** The test so far; null if this tab has no recording. */
  text(): string | null;
}

const hasFailed = ({ status, answer }: PageExchange): boolean =>
  status === 0 || status >= 400 || /"errors":/.test(answer);

interface Around {
  readonly world: World;
  readonly traffic: Traffic;
  readonly snapshots: Pick<Snapshots, 'link' | 'isTyped'>;
}

function howFaultsAre(faults: readonly FaultRecord[]): Ending['faults'] {
  if (faults.length === 0) return 'none';
  return neverApplied(faults) === null ? 'struck' : 'idle';
}

/** A seed if that describes the state completely, otherwise a snapshot. */
async function beginningOf({ world, snapshots }: Around): Promise<Beginning> {
  const state = world.snapshot();
  const page = readShownPage(state.seed.program, world.now());
  const { url, exact } = await stateLink(state, page, world.now());
  const { pathname, searchParams } = new URL(url);
  const decoded = decodeSeed(searchParams.get(SEED_PARAMETER) ?? '');
  const isAll = exact && !snapshots.isTyped() && !searchParams.has(CLOCK_PARAMETER);
  // A seed resets the counts of faults, so those already triggered would be expected again.
  const isUncounted = state.faults.every((fault) =>
    [fault.spec, null].includes(remainingFault(fault)),
  );
  const isDirect = pathname === new URL(`${page.address}/`).pathname;
  if (isAll && isUncounted && isDirect && decoded.ok) return { kind: 'seed', seed: decoded.seed };
  return { kind: 'snapshot', text: snapshotIn(await snapshots.link()) };
}

function note(step: Step, shownNow: () => Shown | null): void {
  changeRecording((recording) => {
    const last = recording.steps.at(-1);
    const goesOn =
      ((step.do === 'fill' && last?.step.do === 'fill') ||
        (step.do === 'select' && last?.step.do === 'select')) &&
      JSON.stringify(last.step.target) === JSON.stringify(step.target);
    const shown = goesOn ? last.shown : shownNow();
    return {
      ...recording,
      steps: [...(goesOn ? recording.steps.slice(0, -1) : recording.steps), { step, shown }],
    };
  });
}

/** A recording that waits for this page starts once the page shows a screen. */
export function createRecorder(around: Around): Recorder {
  const { world, traffic } = around;
  const inFrame = window.parent !== window;
  let end: (() => void) | null = null;
  let remembered: ReturnType<typeof rememberShown> | null = null;
  const shownNow = (): Shown | null => (inFrame ? null : (remembered?.recall() ?? pageShown()));

  const text = (): string | null => {
    const recording = readRecording();
    if (recording === null || recording.text !== null) return recording?.text ?? null;
    const { beginning, steps, failed, ledger } = recording;
    const { applications, deposits, faults } = world.snapshot();
    const moved = deposits.ledger.slice(ledger).map(({ kind, amount }) => ({ kind, amount }));
    const status = applications.at(-1)?.status ?? null;
    const now = pageShown();
    const shown = now.lines === null ? (shownNow() ?? now) : now;
    const ending = { shown, status, moved, faults: howFaultsAre(faults) };
    return testText({ beginning, steps, failed, ending });
  };

  const attach = (): void => {
    let lastText: string | null = null;
    const look = (): void => {
      const now = text();
      if (now !== lastText) dispatchEvent(new CustomEvent(RECORDED, { detail: now }));
      lastText = now;
    };
    const leave = (): void => {
      changeRecording((recording) => ({ ...recording, left: pageShown() }));
      // Checked now, because the window may close before the next check.
      look();
    };
    if (!inFrame) addEventListener('pagehide', leave);
    const timer = inFrame ? undefined : window.setInterval(look, LOOK_EVERY);
    const ends = [
      () => window.clearInterval(timer),
      () => removeEventListener('pagehide', leave),
      listen({
        inFrame,
        note: (step) => note(step, shownNow),
        typed: (field) => {
          const sent = world.snapshot().inbox.findLast((message) => message.code !== null);
          return typedInto(field, { code: sent?.code ?? null, today: isoTime(world.now()) });
        },
      }),
      traffic.follow(() => {
        if (traffic.recent().slice(0, 1).some(hasFailed)) {
          changeRecording((recording) => ({ ...recording, failed: true }));
        }
        if (howFaultsAre(world.snapshot().faults) === 'struck') noteStruck();
      }),
      ...(inFrame ? [] : [followTurns((turn) => note({ do: turn }, shownNow))]),
    ];
    remembered = rememberShown();
    end = () => {
      remembered?.end();
      ends.forEach((one) => one());
    };
  };

  const start = async (): Promise<void> => {
    end?.();
    const ledger = world.snapshot().deposits.ledger.length;
    const beginning = await beginningOf(around);
    const steps = [] as const;
    storeRecording({ isOn: true, beginning, steps, failed: false, ledger, left: null, text: null });
    attach();
  };

  if (readRecording()?.isOn) attach();
  else if (isToBegin() && !inFrame) void whenShown().then(start);

  return {
    isOn: () => readRecording()?.isOn === true,
    start,
    stop: () => {
      const done = text();
      end?.();
      end = null;
      changeRecording((recording) => ({ ...recording, isOn: false, text: done }));
    },
    text,
  };
}

/** Resolves once the page shows a screen. */
function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (pageShown().screen === null) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
  });
}
