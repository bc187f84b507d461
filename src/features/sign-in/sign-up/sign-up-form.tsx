import { useEffect, type ReactNode } from 'react';
import { useBrand } from '../../../domain/program/use-brand';
import { FormTextField } from '../../../forms/form-fields';
import type { FormPage } from '../../../forms/pages/form-page';
import { PagedForm } from '../../../forms/pages/paged-form';
import { usePagedForm } from '../../../forms/pages/use-paged-form';
import { EmailField, PhoneField } from '../../../forms/sections/contact-fields';
import { NameFields } from '../../../forms/sections/name-fields';
import { HowItWorksPane } from '../../../shell/screen/how-it-works-card';
import { Consents } from './consents';
import { signUpSchema } from './sign-up-schema';
import { CONSENT_NAMES, type MissingAnswers, type SignUpValues } from './sign-up-values';

export interface SignUpFormProps {
  readonly missing: MissingAnswers;
  readonly initial: SignUpValues;
  /** E.164; null if the form requests the number. */
  readonly knownPhone: string | null;
  readonly busy: boolean;
  readonly lead?: string | undefined;
  /** Why the last submit failed; above the buttons. */
  readonly problem?: ReactNode;
  readonly below?: ReactNode;
  onTyped?(values: SignUpValues): void;
  onSubmit(values: SignUpValues): void | Promise<void>;
}

type SignUpPageId = 'contact' | 'consents';

/** Always includes the last page, because it has the button. */
function signUpPages(missing: MissingAnswers): readonly FormPage<SignUpPageId>[] {
  const asksContact = missing.email || missing.phone || missing.referralCode;
  const contact: FormPage<SignUpPageId> = {
    id: 'contact',
    heading: [...(missing.name ? ['Name'] : []), ...(asksContact ? ['contact'] : [])].join(' and '),
    fields: ['firstName', 'middleName', 'lastName', 'email', 'phone', 'referralCode'],
  };
  const consents: FormPage<SignUpPageId> = {
    id: 'consents',
    heading: 'Your consent',
    fields: CONSENT_NAMES,
  };
  return missing.name || asksContact ? [contact, consents] : [consents];
}

/** Neither sends nor stores anything itself. */
export function SignUpForm(props: SignUpFormProps) {
  const { missing, initial, knownPhone, onTyped } = props;
  const { phone } = useBrand().texts.customerSupport;
  const state = usePagedForm<SignUpValues, SignUpValues, SignUpPageId>({
    schema: signUpSchema(missing, phone),
    defaultValues: initial,
    pages: signUpPages(missing),
    // No decision follows, and the code goes to the typed contact.
    checks: false,
    onSubmit: props.onSubmit,
  });
  const { getValues, watch } = state.form;

  useEffect(() => {
    if (onTyped === undefined) return undefined;
    const { unsubscribe } = watch(() => onTyped(getValues()));
    return unsubscribe;
  }, [getValues, onTyped, watch]);

  return (
    <PagedForm
      state={state}
      lead={props.lead}
      guide={<HowItWorksPane />}
      content={{
        contact: (
          <>
            {missing.name && <NameFields />}
            {missing.email && <EmailField />}
            {missing.phone && <PhoneField />}
            {missing.referralCode && (
              <FormTextField
                name="referralCode"
                label="Referral code"
                optional
                autoComplete="off"
                spellCheck={false}
                autoCapitalize="off"
                width="half"
              />
            )}
          </>
        ),
        consents: <Consents missing={missing} knownPhone={knownPhone} />,
      }}
      beforeSend={props.problem}
      button="Create Account"
      sending={props.busy}
      below={props.below}
    />
  );
}
