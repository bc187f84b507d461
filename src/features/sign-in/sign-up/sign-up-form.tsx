import { useEffect, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useBrand } from '../../../domain/program/use-brand';
import { FormTextField } from '../../../forms/form-text';
import { usePortalForm } from '../../../forms/use-portal-form';
import { Screen } from '../../../shell/screen/screen';
import { EmailField, PhoneField } from '../../../forms/sections/contact-fields';
import { FormSection } from '../../../forms/sections/form-section';
import { NameFields } from '../../../forms/sections/name-fields';
import { Button } from '../../../ui/button';
import { Actions, Stack } from '../../../ui/stack';
import { Consents } from './consents';
import { signUpSchema } from './sign-up-schema';
import type { MissingAnswers, SignUpValues } from './sign-up-values';

export interface SignUpFormProps {
  readonly missing: MissingAnswers;
  readonly initial: SignUpValues;
  /** The number on file, E.164; null where it is asked for. */
  readonly knownPhone: string | null;
  readonly busy: boolean;
  /** The sentence under the heading. */
  readonly lead?: string | undefined;
  /** Stands above the buttons: why the last submit failed. */
  readonly problem?: ReactNode;
  /** Further buttons. */
  readonly more?: ReactNode;
  /** Called with what is typed, as it is typed. */
  onTyped?(values: SignUpValues): void;
  onSubmit(values: SignUpValues): void | Promise<void>;
}

/** The sign-up form: asks for what is missing. It neither sends nor stores anything. */
export function SignUpForm(props: SignUpFormProps) {
  const { missing, initial, knownPhone, busy, onTyped } = props;
  const { phone } = useBrand().texts.customerSupport;
  const { form, errors, attempt, submit } = usePortalForm<SignUpValues, SignUpValues>({
    schema: signUpSchema(missing, phone),
    defaultValues: initial,
    onSubmit: props.onSubmit,
  });

  useEffect(() => {
    if (onTyped === undefined) return undefined;
    const { unsubscribe } = form.watch(() => onTyped(form.getValues()));
    return unsubscribe;
  }, [form, onTyped]);

  return (
    <Screen
      errors={errors}
      attempt={attempt}
      {...(props.lead === undefined ? {} : { lead: props.lead })}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={8}>
            {missing.name && (
              <FormSection heading="Name">
                <NameFields />
              </FormSection>
            )}
            {(missing.email || missing.phone || missing.referralCode) && (
              <FormSection heading="Contact">
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
              </FormSection>
            )}
            <FormSection heading="Your consent">
              <Consents missing={missing} knownPhone={knownPhone} />
            </FormSection>
            {props.problem}
            <Actions>
              <Button type="submit" loading={busy}>
                Create Account
              </Button>
              {props.more}
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
