import { isStatus, type Status } from '../statuses';
import { CLOSED_STATUSES } from './closed-statuses';
import type { StatusDefinition } from './definition';
import { OPEN_STATUSES } from './open-statuses';

export const STATUS_DEFINITIONS: Readonly<Record<Status, StatusDefinition>> = {
  ...OPEN_STATUSES,
  ...CLOSED_STATUSES,
};

export const JOURNEY: readonly Status[] = Object.keys(STATUS_DEFINITIONS).filter(isStatus);
