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
  /** Number on file, E.164; null if it is requested. */
  readonly knownPhone: string | null;
  readonly busy: boolean;
  /** The sentence under the heading. */
  readonly lead?: string | undefined;
  /** Above the buttons: why the last submit failed. */
  readonly problem?: ReactNode;
  /** Further buttons. */
  readonly more?: ReactNode;
  /** Called with the values as they are typed. */
  onTyped?(values: SignUpValues): void;
  onSubmit(values: SignUpValues): void | Promise<void>;
}

type SignUpPageId = 'contact' | 'consents';

/** Returns the pages for what an account lacks, always including the last one with the button. */
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

/**
 * The sign-up form: requests what is missing, one group at a time. It neither sends nor stores
 * anything.
 */
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
      more={props.more}
    />
  );
}
