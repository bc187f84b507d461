import type { Status } from '../../../../src/catalogue/statuses';
import { BEFORE_OFFER } from './before-offer';
import { CLOSED } from './closed';
import type { StatusLifecycle } from './definition';
import { OUT_OF_COURSE } from './out-of-course';
import { SINCE_OFFER } from './since-offer';

export const STATUS_LIFECYCLES: Readonly<Record<Status, StatusLifecycle>> = {
  ...BEFORE_OFFER,
  ...SINCE_OFFER,
  ...OUT_OF_COURSE,
  ...CLOSED,
};
