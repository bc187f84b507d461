import { isProgramId, programDefinition } from '../../../src/catalogue/programs';
import { barsAnotherOne, isOpen } from '../../../src/catalogue/status/facts';
import type {
  MutationRecheckCreditReportArgs,
  MutationRequestAvailabilityNoticeArgs,
  MutationStartApplicationArgs,
  MutationWithdrawApplicationArgs,
} from '../../generated/resolver-types';
import { isoTime } from '../../world/clock';
import { applyOutcome, reportOutcome } from '../../domain/applications/decide';
import { closeSoftly } from '../../domain/applications/close-softly';
import { newApplication } from '../../domain/applications/new-application';
import { scheduleEvent } from '../../domain/lifecycle/timers';
import { TransitionRefused } from '../../domain/lifecycle/transition-refused';
import { readState } from './address-rules';
import { viewApplication } from './application-view';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import { submitPersonalInformation } from './personal-information';
import {
  currentApplication,
  ownApplication,
  viewerOf,
  type ResolverContext,
} from './resolver-context';

/** Milliseconds. */
const LIFT_TAKES = 3_600_000;

function startApplication(
  _root: unknown,
  { program }: MutationStartApplicationArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  if (!isProgramId(program)) throw fieldInvalid('program', 'There is no such program');
  const current = currentApplication(context, user);
  if (current !== undefined && isOpen(current.status)) {
    return viewApplication(context.world, user, current);
  }
  if (current !== undefined && barsAnotherOne(current.status)) {
    throw new TransitionRefused(current.status, 'CREATED', 'apply-again');
  }
  return viewApplication(context.world, user, newApplication(context.world, { user, program }));
}

function recheckCreditReport(
  _root: unknown,
  { creditApplicationId }: MutationRecheckCreditReportArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const application = ownApplication(context, { user, id: creditApplicationId });
  const { world } = context;
  if (application.status === 'CREDIT_FREEZE' && !application.freezeLifted) {
    const underWay = world.state.schedule.some(
      (step) => step.applicationId === application.id && step.event === 'freeze-lifted',
    );
    if (!underWay) {
      const dueAt = world.now() + LIFT_TAKES;
      scheduleEvent(world, application, { event: 'freeze-lifted', dueAt });
    }
    throw refusal('REPORT_STILL_FROZEN', 'The credit report is still frozen', {
      bureaus: application.frozenBureaus,
    });
  }
  // In the item flow the report is read after the acceptance, so the acceptance is decided now.
  const { flow } = programDefinition(application.program);
  const to =
    flow === 'item'
      ? (reportOutcome(user, application) ?? 'OFFER_ACCEPTED')
      : ('PREQUAL_INFO_GIVEN' as const);
  applyOutcome(world, application, { to, trigger: 'recheck-report' });
  return viewApplication(world, user, application);
}

function withdrawApplication(
  _root: unknown,
  { creditApplicationId }: MutationWithdrawApplicationArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const application = ownApplication(context, { user, id: creditApplicationId });
  closeSoftly(context.world, application, { reason: 'WITHDRAWN', trigger: 'withdraw' });
  return viewApplication(context.world, user, application);
}

function requestAvailabilityNotice(
  _root: unknown,
  args: MutationRequestAvailabilityNoticeArgs,
  context: ResolverContext,
) {
  const { sub } = viewerOf(context);
  const { world } = context;
  const state = readState('state', args.state);
  const notices = world.state.availabilityNotices;
  const known = notices.find((notice) => notice.sub === sub && notice.state === state);
  if (known !== undefined) return known;
  const notice = { sub, state, requestedAt: isoTime(world.now()) };
  notices.push(notice);
  return notice;
}

export const applicationMutations = {
  startApplication,
  submitPersonalInformation,
  recheckCreditReport,
  withdrawApplication,
  requestAvailabilityNotice,
};
