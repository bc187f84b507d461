import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { SaveSignUpDocument } from '../../../contract/generated/documents';
import { UpdatePersonalInformationDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import { ConsentFirst } from '../../../forms/consents/consent-first';
import { Email, formatPhone, Phone } from '../../../forms/fields/contact-rules';
import { FirstName, LastName, MiddleName } from '../../../forms/fields/name-rules';
import { refusedField } from '../../../forms/fields/refused-fields';
import { usePortalForm } from '../../../forms/use-portal-form';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { HowItWorksPane } from '../../../shell/screen/how-it-works-card';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { EmailField, PhoneField } from '../../../forms/sections/contact-fields';
import { NameFields } from '../../../forms/sections/name-fields';
import { Button } from '../../../ui/button';
import { Actions, Stack } from '../../../ui/stack';

interface Values {
  firstName: string;
  middleName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** Requires the contact only if it is missing. */
function schemaFor(missing: { readonly phone: boolean; readonly email: boolean }) {
  const schema: v.GenericSchema<Values, Values> = v.object({
    firstName: FirstName,
    middleName: MiddleName,
    lastName: LastName,
    phone: missing.phone ? Phone : v.string(),
    email: missing.email ? Email : v.string(),
  });
  return schema;
}

/** First sign-in without a name: requests it and the missing contact. */
export function LoginPersonalInfoScreen(props: ScreenProps) {
  return (
    <ConsentFirst applicant={props.applicant}>
      <NameForm {...props} />
    </ConsentFirst>
  );
}

function NameForm({ applicant, refetch }: ScreenProps) {
  const { user, application } = applicant;
  const { goByStatus } = useNavigation();
  const saving = useOperation(SaveSignUpDocument);
  const updating = useOperation(UpdatePersonalInformationDocument);
  const [missing] = useState({ phone: user.phone === null, email: user.email === null });
  const [schema] = useState(() => schemaFor(missing));
  const { form, errors, attempt, submit, submitting, fail } = usePortalForm<Values, Values>({
    schema,
    defaultValues: {
      firstName: user.firstName ?? '',
      middleName: user.middleName ?? '',
      lastName: user.lastName ?? '',
      phone: formatPhone(user.phone ?? ''),
      email: user.email ?? '',
    },
    onSubmit: async ({ phone, email, ...name }) => {
      const contact = { ...(missing.phone ? { phone } : {}), ...(missing.email ? { email } : {}) };
      const middleName = name.middleName || null;
      const lacksName = user.firstName === null || user.lastName === null;
      const renamed =
        name.firstName !== user.firstName ||
        name.lastName !== user.lastName ||
        middleName !== user.middleName;
      const { problem } = lacksName
        ? await saving.run({ input: { ...name, middleName, ...contact } })
        : renamed || missing.phone || missing.email
          ? await updating.run({ input: { ...name, middleName, ...contact } })
          : { problem: null };
      if (problem !== null) {
        const refusal = refusedField(problem, null);
        if (refusal !== null) fail(refusal.name, refusal.message);
        return;
      }
      const status = application?.status ?? null;
      await refetch();
      goByStatus(status);
    },
  });
  return (
    <Screen errors={errors} attempt={attempt} guide={<HowItWorksPane />}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack>
            <NameFields />
            {missing.phone && <PhoneField />}
            {missing.email && <EmailField />}
            <MutationProblem problem={saving.problem ?? updating.problem} />
            <Actions sticky>
              <Button type="submit" loading={submitting}>
                Continue
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
