import { FLOWS, type Flow } from './flows';
import { screenPath } from './routes';
import { screenDefinition, type ScreenId } from './screens';
import { fitsStatus } from './status-routes';
import type { Status } from './statuses';

interface DialogDefinition {
  readonly description: string;
  /** Screens over which it opens, by flow, the default first; if omitted, every signed-in one. */
  readonly screens?: Readonly<Partial<Record<Flow, readonly ScreenId[]>>>;
  /** Statuses in which it opens; if omitted, every one that fits its screen. */
  readonly statuses?: readonly Status[];
  /** Query of the screen's address that opens it. */
  readonly query?: string;
}

/** Dialogs that a seed can open over its screen. */
export const DIALOGS = {
  onboarding: {
    description: 'The introduction of a first visit',
    screens: { item: ['home'], home: ['home'], cash: ['home'] },
    statuses: ['CREATED'],
  },
  cartStatus: {
    description: 'What there is to say about an item that was just added',
    screens: { item: ['asset-cart'] },
    statuses: ['APPRAISAL_IN_PROGRESS'],
    query: 'highlight=seed-item_0002',
  },
  blackDiamond: {
    description: 'What a black diamond needs',
    screens: {
      item: [
        'quick-appraisal-gemstone',
        'quick-appraisal-ring',
        'quick-appraisal-earrings',
        'quick-appraisal-necklace',
      ],
    },
  },
  ssnDuplicate: {
    description: 'The tax id was used in another application',
    screens: {
      item: ['verify-income'],
      home: ['personal-info', 'personal-info-missing', 'verify-income'],
      cash: ['verify-payment'],
    },
  },
  sessionEnding: { description: 'The session ends in two minutes' },
} as const satisfies Record<string, DialogDefinition>;

export type DialogId = keyof typeof DIALOGS;

export const DIALOG_IDS = Object.keys(DIALOGS) as readonly DialogId[];

export function dialogDefinition(dialog: DialogId): DialogDefinition {
  return DIALOGS[dialog];
}

/** Returns the screens of a flow over which a dialog opens; null for every signed-in one. */
export function dialogScreens(dialog: DialogId, flow: Flow): readonly ScreenId[] | null {
  const { screens } = dialogDefinition(dialog);
  return screens === undefined ? null : (screens[flow] ?? []);
}

export function dialogFlows(dialog: DialogId): readonly Flow[] {
  return FLOWS.filter((flow) => dialogScreens(dialog, flow)?.length !== 0);
}

export function isOverScreen(dialog: DialogId, screen: ScreenId, flow: Flow): boolean {
  const screens = dialogScreens(dialog, flow);
  if (screens !== null) return screens.includes(screen);
  const { access, embedded = false } = screenDefinition(screen);
  return access === 'signed-in' && !embedded && screenPath(screen, flow) !== undefined;
}

/** Returns the dialog's default screen, in `status` if given; null for the screen of the status. */
export function screenForDialog(
  dialog: DialogId,
  flow: Flow,
  status: Status | undefined,
): ScreenId | null {
  const screens = dialogScreens(dialog, flow) ?? [];
  return (
    screens.find((screen) => status === undefined || fitsStatus(screen, flow, status)) ??
    screens[0] ??
    null
  );
}
