import type { ReactNode } from 'react';
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

/** What a field says about itself. Texts come ready to be shown. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Adds "(optional)" to the label; fields are required unless it is set. */
  optional?: boolean;
}

/** The hint of a field, under its label. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <div id={id} className={hintStyle}>
      {children}
    </div>
  ) : null;
}

/** The error of a field, between hint and control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <div id={id} className={errorStyle}>
      <AlertIcon />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </div>
  ) : null;
}

export interface FieldFrameProps extends FieldTexts {
  id: string;
  hintId: string;
  errorId: string;
  children: ReactNode;
}

/** Label, hint and error around one control. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, hintId, errorId, label, hint, error, optional, children } = props;
  return (
    <div className={field({ invalid: Boolean(error) })}>
      <label htmlFor={id} className={labelStyle}>
        {label}
        {optional && !label.includes('(optional)') ? ' (optional)' : ''}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldError id={errorId}>{error}</FieldError>
      <div className={controlPlace}>{children}</div>
    </div>
  );
}

export interface GroupFrameProps {
  /** Id of the group itself, not of its controls. */
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** Legend, hint and error around several controls. */
export function GroupFrame({ id, legend, hint, error, children }: GroupFrameProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <fieldset
      className={field({ invalid: Boolean(error) })}
      data-invalid={error ? '' : undefined}
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
    >
      <legend className={legendStyle}>{legend}</legend>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {children}
    </fieldset>
  );
}
