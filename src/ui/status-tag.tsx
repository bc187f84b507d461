import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';
import type { Tone } from './callout';
import { AlertIcon, CheckCircleIcon, InfoIcon } from './icons';
import { ClockIcon, PackageIcon, PausedIcon } from './status-icons';

/** `quiet`: it is over, and nothing is left to do. */
export type StatusTone = Tone | 'quiet';

export type StatusIcon = 'info' | 'clock' | 'check' | 'package' | 'alert' | 'paused';

const ICONS: Readonly<Record<StatusIcon, ReactNode>> = {
  info: <InfoIcon />,
  clock: <ClockIcon />,
  check: <CheckCircleIcon />,
  package: <PackageIcon />,
  alert: <AlertIcon />,
  paused: <PausedIcon />,
};

const tag = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '2',
    minHeight: 'targetSmall',
    // In large text on a phone, a tag is as wide as its row.
    paddingInline: 'min(token(spacing.3), 3.75vw)',
    paddingBlock: '1',
    borderRadius: 'small',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    fontSize: 'small',
    fontWeight: 'strong',
    lineHeight: 'heading',
  },
  variants: {
    tone: {
      quiet: { background: 'surface', color: 'muted', borderColor: 'border' },
      info: { background: 'infoSoft', color: 'infoText', borderColor: 'infoLine' },
      success: { background: 'successSoft', color: 'successText', borderColor: 'successLine' },
      warning: { background: 'warningSoft', color: 'warningText', borderColor: 'warningLine' },
      danger: { background: 'dangerSoft', color: 'dangerText', borderColor: 'dangerLine' },
    },
  },
});

const words = css({ display: 'block', textBox: 'trim-both cap alphabetic' });

export interface StatusTagProps {
  icon: StatusIcon;
  tone: StatusTone;
  children: ReactNode;
}

export function StatusTag({ icon, tone, children }: StatusTagProps) {
  return (
    <span className={tag({ tone })}>
      {ICONS[icon]}
      <span className={words}>{children}</span>
    </span>
  );
}
