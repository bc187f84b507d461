import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';
import { AlertIcon, CheckCircleIcon, InfoIcon } from './icons';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const box = cva({
  base: {
    display: 'flex',
    // In large text on a phone, the icon is on a separate line.
    flexWrap: 'wrap',
    gap: '3',
    padding: 'min(token(spacing.4), 4.5vw)',
    borderRadius: 'medium',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    color: 'foreground',
  },
  variants: {
    tone: {
      info: { background: 'infoSoft', borderColor: 'infoLine' },
      success: { background: 'successSoft', borderColor: 'successLine' },
      warning: { background: 'warningSoft', borderColor: 'warningLine' },
      danger: { background: 'dangerSoft', borderColor: 'dangerLine' },
    },
  },
});

const mark = cva({
  base: { fontSize: '1.2em', lineHeight: '1', paddingBlockStart: '0.1em' },
  variants: {
    tone: {
      info: { color: 'infoText' },
      success: { color: 'successText' },
      warning: { color: 'warningText' },
      danger: { color: 'dangerText' },
    },
  },
});

const ICONS = {
  info: <InfoIcon />,
  success: <CheckCircleIcon />,
  warning: <AlertIcon />,
  danger: <AlertIcon />,
} as const;

export interface CalloutProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced when it appears: as status, or as alert if `assertive`. */
  live?: 'polite' | 'assertive';
}

export function Callout({ tone, title, children, actions, live }: CalloutProps) {
  const role = live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined;
  return (
    <div className={box({ tone })} role={role}>
      <span className={mark({ tone })}>{ICONS[tone]}</span>
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          gap: '2',
          flex: '1 1 8rem',
          minWidth: '0',
          overflowWrap: 'anywhere',
          textWrap: 'pretty',
        })}
      >
        {title && <p className={css({ fontWeight: 'strong' })}>{title}</p>}
        {children}
        {actions}
      </div>
    </div>
  );
}
