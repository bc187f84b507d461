import type { ProgramId } from '../../../../src/catalogue/programs';
import type { Context } from '../../../world/context';
import type { ApplicationRecord, UserRecord } from '../../../world/state';
import { TEST_USER, testContext, testState } from '../../../apis/identity/testing/test-world';
import { enterStatus } from '../../applications/enter-status';
import { blankApplication } from '../../applications/new-application';

/** Smallest world with an application. */
export interface BareApplication {
  readonly context: Context;
  readonly application: ApplicationRecord;
  readonly user: UserRecord;
  /** Name and moment of each scheduled event. */
  coming(): [string, string][];
}

export function bareApplication(
  program: ProgramId,
  changes: Partial<ApplicationRecord> = {},
  person: Partial<UserRecord> = {},
): BareApplication {
  const state = testState();
  const context = testContext(state);
  const user = { ...structuredClone(TEST_USER), ...person };
  const blank = { id: 'app_0001', owner: user.sub, program, at: context.now() };
  const application = { ...blankApplication(blank), ...changes };
  state.users = [user];
  state.applications = [application];
  return {
    context,
    application,
    user,
    coming: () => state.schedule.map(({ event, dueAt }) => [event, new Date(dueAt).toISOString()]),
  };
}

const KNOWN = { taxId: '666123456', dob: '1980-02-28', annualIncome: 50_000 };

export const TODAY = '2026-06-15';
export const NOW = '2026-06-15T16:00:00.000Z';

/** The person is fully known. */
export function reached(
  program: ProgramId,
  changes: Partial<ApplicationRecord>,
  person: Partial<UserRecord> = {},
): BareApplication {
  const world = bareApplication(program, changes, { ...KNOWN, ...person });
  enterStatus(world.context, world.application);
  return world;
}
