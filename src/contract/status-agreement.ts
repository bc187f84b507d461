import type { Status } from '../catalogue/statuses';
import type { CreditApplicationStatus } from './generated/types';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/** Compiles only while the catalogue and the schema have the same statuses. */
export const STATUSES_AGREE: Same<Status, CreditApplicationStatus> = true;
