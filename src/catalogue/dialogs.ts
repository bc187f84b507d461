import { FLOWS, type Flow } from './flows';
import { screenPath } from './routes';
import { screenDefinition, type ScreenId } from './screens';
import { fitsStatus } from './status-routes';
import type { Status } from './statuses';

interface DialogDefinition {
  readonly description: string;
  /** Screens behind it by flow, the default first. Omitted: every signed-in screen. */
  readonly screens?: Readonly<Partial<Record<Flow, readonly ScreenId[]>>>;
  /** Omitted: every status that fits its screen. */
  readonly statuses?: readonly Status[];
  readonly query?: string;
}

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

/** Null: every signed-in screen. */
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
