import {
  StartApplicationDocument,
  SubmitPersonalInformationDocument,
} from '../../../contract/generated/documents';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import { useBrand } from '../../../domain/program/use-brand';
import { addressInput } from '../../../forms/fields/address-text';
import type { PersonalInformation } from './personal-schema';

/** The application's new status, or why nothing was submitted. */
export type Submitted =
  | { readonly status: string; readonly problem: null }
  | { readonly status: null; readonly problem: OperationProblem };

/** Starts an application first if there is none. */
export function useSubmitPersonalInformation(): {
  submit(applicationId: string | null, information: PersonalInformation): Promise<Submitted>;
  readonly problem: OperationProblem | null;
} {
  const { id: program } = useBrand();
  const start = useOperation(StartApplicationDocument);
  const submission = useOperation(SubmitPersonalInformationDocument);

  const submit = async (
    applicationId: string | null,
    { taxId, middleName, homeAddress, ...rest }: PersonalInformation,
  ): Promise<Submitted> => {
    let id = applicationId;
    if (id === null) {
      const started = await start.run({ program });
      id = started.data?.startApplication?.id ?? null;
      if (id === null) return { status: null, problem: started.problem ?? { kind: 'failed' } };
    }
    const { data, problem } = await submission.run({
      input: {
        ...rest,
        creditApplicationId: id,
        middleName: middleName || null,
        homeAddress: addressInput(homeAddress),
        ssnItin: taxId,
      },
    });
    const status = data?.submitPersonalInformation?.status;
    if (problem !== null || status === undefined) {
      return { status: null, problem: problem ?? { kind: 'failed' } };
    }
    return { status, problem: null };
  };

  return { submit, problem: submission.problem ?? start.problem };
}
