import { Field } from '@ark-ui/react/field';
import { Fieldset } from '@ark-ui/react/fieldset';
import type { ReactNode } from 'react';
import { describedBy, errorId, fieldId, hintId, type FieldMessages } from './field-id';
import {
  controlPlace,
  errorStyle,
  field,
  hintStyle,
  labelStyle,
  legendStyle,
} from './field-styles';
import { AlertIcon } from './icons';
import { VisuallyHidden } from './visually-hidden';

export interface FieldTexts extends FieldMessages {
  label: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
}

function ErrorWords({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <AlertIcon />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </>
  );
}

/** Error that belongs to no field; renders nothing for null. */
export function ErrorLine({ children }: { readonly children: string | null }) {
  return children === null ? null : (
    <div className={errorStyle}>
      <ErrorWords>{children}</ErrorWords>
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly children: ReactNode;
}

export function FieldHint({ id, children }: PartProps) {
  return children ? (
    <Field.HelperText asChild id={hintId(id)} className={hintStyle}>
      <div>{children}</div>
    </Field.HelperText>
  ) : null;
}

/**
 * Doesn't use Ark's id: Ark would add an `aria-errormessage` to the `aria-describedby`, and screen
 * readers would read the error twice.
 */
export function FieldError({ id, children }: PartProps) {
  return (
    <Field.ErrorText asChild id={errorId(id)} className={errorStyle}>
      <div>
        <ErrorWords>{children}</ErrorWords>
      </div>
    </Field.ErrorText>
  );
}

export interface FieldFrameProps extends FieldTexts {
  name: string;
  children: ReactNode;
}

/** For a control that is a part of Ark's Field. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, hint, error, optional, children } = props;
  const id = fieldId(name);
  const invalid = Boolean(error);
  return (
    <Field.Root id={id} invalid={invalid} className={field({ invalid })}>
      <Field.Label className={labelStyle}>
        {label}
        {optional && !label.includes('(optional)') ? ' (optional)' : ''}
      </Field.Label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      <div className={controlPlace}>{children}</div>
    </Field.Root>
  );
}

export interface GroupFrameProps extends FieldMessages {
  /** Id of the group, not of its controls. */
  id: string;
  legend: ReactNode;
  children: ReactNode;
}

/** For several controls with a legend. */
export function GroupFrame({ id, legend, hint, error, children }: GroupFrameProps) {
  const invalid = Boolean(error);
  return (
    <Fieldset.Root
      invalid={invalid}
      className={field({ invalid })}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <Fieldset.Legend className={legendStyle}>{legend}</Fieldset.Legend>
      {hint && (
        <Fieldset.HelperText asChild id={hintId(id)} className={hintStyle}>
          <div>{hint}</div>
        </Fieldset.HelperText>
      )}
      <Fieldset.ErrorText asChild id={errorId(id)} className={errorStyle}>
        <div>
          <ErrorWords>{error}</ErrorWords>
        </div>
      </Fieldset.ErrorText>
      {children}
    </Fieldset.Root>
  );
}
