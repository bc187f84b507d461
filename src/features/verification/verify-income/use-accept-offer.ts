import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  AcceptCreditOfferDocument,
  UpdatePersonalInformationDocument,
} from '../../../contract/generated/documents';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import { useSingleFlight } from '../../../services/data/use-single-flight';
import type { Flow } from '../../../catalogue/flows';
import { openDuplicateSsn } from '../../../shell/dialogs/duplicate-ssn';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { CHANGED_QUERY } from '../../../domain/offer/offer-state';
import {
  forgetTypedIdentity,
  givenIdentityAtom,
  knownIdentity,
  mismatchAtom,
} from '../common/given-identity';
import { useForgetVerification } from '../common/use-forget-verification';
import { afterAccept } from '../../../domain/offer/after-accept';
import { sourcesChanged, type Income } from './income-schema';
import type { ScreenProps } from '../../../shell/screen/screen-context';

export interface AcceptOfferOptions {
  readonly applicant: Applicant;
  readonly application: Application;
  readonly flow: Flow;
  readonly refetch: ScreenProps['refetch'];
  forgetDraft(): void;
  /** Returns whether the problem belongs to a field. */
  showAtField(problem: OperationProblem): boolean;
}

/** Sends the values of both screens, and continues to the screen in the response. */
export function useAcceptOffer(options: AcceptOfferOptions) {
  const { applicant, application, flow, refetch, forgetDraft, showAtField } = options;
  const { user, incomeSources } = applicant;
  const { goTo } = useNavigation();
  const [given, setGiven] = useAtom(givenIdentityAtom);
  const setMismatch = useSetAtom(mismatchAtom);
  const forgetVerification = useForgetVerification(user.id);
  const [ended, setEnded] = useState(false);
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const update = useOperation(UpdatePersonalInformationDocument);
  const acceptance = useOperation(AcceptCreditOfferDocument);
  const whose = { userId: user.id, applicationId: application.id };

  const show = (found: OperationProblem): void => {
    if (!showAtField(found)) setProblem(found);
  };

  const forgetTyped = (): void => {
    setGiven(null);
    forgetTypedIdentity(whose);
  };

  const showMismatch = (): void => {
    openDuplicateSsn({
      userId: user.id,
      view: 'mismatch',
      blocking: false,
      onClose: () => {
        setGiven((before) => before && { ...before, ssnItin: null });
        setMismatch(true);
        goTo('verify-info');
      },
    });
  };

  const accept = async ({ annualIncome, incomeSources: typed }: Income): Promise<void> => {
    setProblem(null);
    if (sourcesChanged(typed, incomeSources)) {
      const saved = await update.run({ input: { incomeSources: typed } });
      if (saved.problem !== null) return show(saved.problem);
    }
    const identity = knownIdentity(given, whose);
    const { data, problem: refusal } = await acceptance.run({
      creditApplicationId: application.id,
      ssnItin: identity?.ssnItin ?? null,
      dob: identity?.dob ?? null,
      annualIncome,
    });
    const status = data?.acceptCreditOffer?.status ?? null;
    const next = afterAccept({ status, problem: refusal }, flow);
    switch (next.kind) {
      case 'duplicate':
        return openDuplicateSsn({ userId: user.id, view: 'duplicate', blocking: true });
      case 'mismatch':
        return showMismatch();
      case 'problem':
        return show(refusal ?? { kind: 'failed' });
      case 'ended':
        await refetch();
        // This application has no offer screen anymore, so say here that the offer ended.
        return setEnded(true);
      case 'screen':
        forgetDraft();
        forgetVerification();
        await refetch();
        goTo(next.screen, next.screen === 'offer' ? { query: CHANGED_QUERY } : {});
        return forgetTyped();
    }
  };

  const flight = useSingleFlight(accept);
  return {
    running: flight.running,
    problem,
    ended,
    accept: flight.run,
  };
}
