import {
  AcceptCreditOfferDocument,
  UpdatePersonalInformationDocument,
} from '../../../contract/generated/documents';
import type { OperationProblem } from '../../../services/data/operation-error';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import { useOperation } from '../../../services/data/use-operation';
import type { PersonalInformation } from '../common/personal-schema';
import {
  useSubmitPersonalInformation,
  type Submitted,
} from '../common/use-submit-personal-information';
import { completeInformation } from './missing-schema';

function failure(problem: OperationProblem | null): Submitted {
  return { status: null, problem: problem ?? { kind: 'failed' } };
}

/**
 * Sends the missing information together with the answers on file; after an offer, as part of
 * accepting it.
 */
export function useSaveMissing(): (
  applicant: Applicant,
  application: Application,
  given: Partial<PersonalInformation>,
) => Promise<Submitted> {
  const { submit } = useSubmitPersonalInformation();
  const update = useOperation(UpdatePersonalInformationDocument);
  const accept = useOperation(AcceptCreditOfferDocument);

  return async (applicant, application, given) => {
    if (application.status !== 'FIN_INFO_NEEDED') {
      const information = completeInformation(applicant, given);
      return information === null ? failure(null) : submit(application.id, information);
    }
    const { taxId, dob, annualIncome, homeAddress, ...rest } = given;
    if (homeAddress !== undefined || Object.keys(rest).length > 0) {
      const { problem } = await update.run({
        input: { ...rest, ...(homeAddress === undefined ? {} : { homeAddress }) },
      });
      if (problem !== null) return failure(problem);
    }
    const { data, problem } = await accept.run({
      creditApplicationId: application.id,
      ssnItin: taxId ?? null,
      dob: dob ?? null,
      annualIncome: annualIncome ?? null,
    });
    const status = data?.acceptCreditOffer?.status;
    return problem !== null || status === undefined ? failure(problem) : { status, problem: null };
  };
}
