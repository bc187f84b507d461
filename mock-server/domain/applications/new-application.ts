import { programDefinition, type ProgramId } from '../../../src/catalogue/programs';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { enterStatus } from './enter-status';

/** Creates an application in CREATED that isn't part of a world yet. `at`: ms since the epoch. */
export function blankApplication(options: {
  id: string;
  owner: string;
  program: ProgramId;
  at: number;
}): ApplicationRecord {
  const { id, owner, program, at } = options;
  return {
    id,
    owner,
    program,
    status: 'CREATED',
    previousStatus: null,
    createdAt: isoTime(at),
    updatedAt: isoTime(at),
    dueOn: null,
    closureReason: null,
    closureDeadline: null,
    closureReceived: null,
    frozenBureaus: [],
    freezeLifted: false,
    documentsRequested: [],
    offer: null,
    decision: null,
    counteroffer: null,
    declineReason: null,
    agreement: null,
    signedAt: null,
    cancellationEndsOn: null,
    askedOnce: [],
    itemCart: {
      version: 0,
      items: [],
      estimateValidUntil: null,
      estimateRenewedOn: null,
      shipBy: null,
    },
    shipment: null,
    returnShipment: null,
    cash:
      programDefinition(program).flow === 'cash' ? { creditLine: null, fundingEndsOn: null } : null,
  };
}

/** Also adds it to the world. */
export function newApplication(
  context: Context,
  options: { user: UserRecord; program: ProgramId },
): ApplicationRecord {
  const application = blankApplication({
    id: context.nextId('app'),
    owner: options.user.sub,
    program: options.program,
    at: context.now(),
  });
  context.state.applications.push(application);
  enterStatus(context, application);
  return application;
}
