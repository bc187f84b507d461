import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { css, cx } from '../../styled-system/css';
import {
  buttonRecipe,
  type ButtonFlush,
  type ButtonSize,
  type ButtonVariant,
} from './button-recipe';
import { LONG_WAIT, LONG_WAIT_TEXT, useElapsed } from './waiting-time';
import { toTitleCase } from './title-case';
import { useHydrated } from './use-hydrated';
import { VisuallyHidden } from './visually-hidden';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize | undefined;
  flush?: ButtonFlush | undefined;
  fullWidth?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps width and focus, and ignores clicks. */
  loading?: boolean;
}

// Hides the label once the spinner is visible.
const hidden = css({ animation: 'leave token(durations.quick) token(durations.calm) forwards' });

function label(children: ReactNode): ReactNode {
  return typeof children === 'string' ? toTitleCase(children) : children;
}

/**
 * Returns the label as written if title case changes it, because specified labels keep their case.
 */
function accessibleName(children: ReactNode): { 'aria-label'?: string } {
  const changes = typeof children === 'string' && toTitleCase(children) !== children;
  return changes ? { 'aria-label': children } : {};
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const spinner = css({
  position: 'absolute',
  insetBlock: '0',
  insetInline: '0',
  margin: 'auto',
  width: 'icon',
  height: 'icon',
  borderRadius: 'round',
  border: '2.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  // A fast response shows no spinner. Opacity needs no extra frame, unlike visibility.
  animation:
    'turn 0.8s linear infinite, fade token(durations.quick) token(durations.calm) backwards',
});

/** Says after a long wait that the click counted. */
function LongWork() {
  const long = useElapsed(LONG_WAIT);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{long && LONG_WAIT_TEXT}</span>
      </VisuallyHidden>
      {long && (
        <span aria-hidden="true" className={css({ color: 'muted', fontSize: 'small' })}>
          {LONG_WAIT_TEXT}
        </span>
      )}
    </>
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, flush, fullWidth, loading, type, className, children, onClick, ...rest } =
    props;
  const isHydrated = useHydrated();
  const button = (
    <button
      {...(loading ? {} : accessibleName(children))}
      {...rest}
      type={type ?? 'button'}
      disabled={rest.disabled === true || !isHydrated}
      className={cx(buttonRecipe({ variant, size, flush, fullWidth }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      {loading ? (
        <>
          <span className={hidden}>{label(children)}</span>
          <span className={spinner} aria-hidden="true" />
          <VisuallyHidden>Working</VisuallyHidden>
        </>
      ) : (
        label(children)
      )}
    </button>
  );
  return (
    <>
      {button}
      {loading && <LongWork />}
    </>
  );
}

export function ButtonLink(props: ButtonLook & ComponentProps<'a'>) {
  const { variant, size, flush, fullWidth, className, children, ...rest } = props;
  return (
    <a {...rest} className={cx(buttonRecipe({ variant, size, flush, fullWidth }), className)}>
      {label(children)}
    </a>
  );
}

const textLink = css({
  color: 'accentText',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  borderRadius: 'small',
  _hover: { textDecorationThickness: '2px' },
});

const textButton = css({ cursor: 'pointer', textAlign: 'start' });

export function TextButton(props: Omit<ComponentProps<'button'>, 'type'>) {
  const { className, ...rest } = props;
  const isHydrated = useHydrated();
  return (
    <button
      {...rest}
      type="button"
      disabled={rest.disabled === true || !isHydrated}
      className={cx(textLink, textButton, className)}
    />
  );
}

// On a separate line a link needs a touch target.
const alone = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'targetSmall' });

/** `external` opens a new tab and says so. PDFs are marked. `alone`: on a separate line. */
export function TextLink(props: ComponentProps<'a'> & { external?: boolean; alone?: boolean }) {
  const { external, alone: isAlone = false, className, children, ...rest } = props;
  const pdf = rest.href?.split(/[?#]/)[0]?.endsWith('.pdf') ?? false;
  const newTab = external ?? pdf;
  return (
    <a
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...rest}
      className={cx(textLink, isAlone && alone, className)}
    >
      {children}
      {newTab && (
        <VisuallyHidden> ({pdf ? 'PDF, opens in a new tab' : 'opens in a new tab'})</VisuallyHidden>
      )}
    </a>
  );
}
