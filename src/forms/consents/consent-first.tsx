import { useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { SaveSignUpDocument } from '../../contract/generated/documents';
import { CONTENT } from '../../programs/content-config';
import type { Applicant } from '../../services/data/use-applicant';
import { useOperation } from '../../services/data/use-operation';
import { Button } from '../../ui/button';
import { Actions, Stack } from '../../ui/stack';
import { useBrand } from '../../domain/program/use-brand';
import { usePortalForm } from '../use-portal-form';
import { MutationProblem } from '../../shell/problems/problem-panel';
import { requestHeadingFocus } from '../../shell/screen/pending-focus';
import { Screen } from '../../shell/screen/screen';
import { consentRules, type MissingConsents } from './consent-rules';
import { ElectronicDocuments, TermsOfService } from './consent-sections';

interface ConsentValues {
  eSign: boolean;
  terms: boolean;
}

export interface ConsentFirstProps {
  readonly applicant: Applicant;
  readonly children: ReactNode;
}

/** Users who signed in without signing up must agree before they send personal data. */
export function ConsentFirst({ applicant, children }: ConsentFirstProps) {
  const { eSignAt, termsAt } = applicant.consents;
  const missing = { eSign: eSignAt === null, terms: termsAt === null };
  if (!missing.eSign && !missing.terms) return children;
  return <ConsentForm missing={missing} />;
}

function ConsentForm({ missing }: { readonly missing: MissingConsents }) {
  const { phone } = useBrand().texts.customerSupport;
  const { run, running, problem } = useOperation(SaveSignUpDocument);
  const [schema] = useState(() => {
    const rules: v.GenericSchema<ConsentValues, ConsentValues> = v.object(
      consentRules(missing, phone),
    );
    return rules;
  });
  const { form, errors, attempt, submit } = usePortalForm<ConsentValues, ConsentValues>({
    schema,
    defaultValues: { eSign: false, terms: false },
    onSubmit: async () => {
      // The response contains the consents, so the next form replaces this one.
      requestHeadingFocus();
      await run({
        input: {
          ...(missing.eSign ? { eSignVersion: CONTENT.eSignVersion } : {}),
          ...(missing.terms ? { termsVersion: CONTENT.version } : {}),
        },
      });
    },
  });
  return (
    <Screen
      lead="Before you start: how you get documents from us, and what you agree to."
      errors={errors}
      attempt={attempt}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={8}>
            {missing.eSign && <ElectronicDocuments />}
            {missing.terms && <TermsOfService />}
            <MutationProblem problem={problem} />
            <Actions>
              <Button type="submit" loading={running}>
                Agree and Continue
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
