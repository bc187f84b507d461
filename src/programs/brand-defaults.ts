export const FONT_DEFAULTS = {
  fontSans: 'Factor-A',
  fontDisplay: 'Factor-A',
  fontArch: 'Archivo',
} as const;

export const COLOR_DEFAULTS = {
  accent: '205 100% 38%',
  success: '142 76% 36%',
  warning: '36 100% 50%',
  danger: '360 76% 50%',
} as const;

export const DEFAULT_SUPPORT_PHONE = '1-800-555-0199';

export const TEXT_DEFAULTS = {
  welcomeLine: 'You can stop and come back anytime.',
  closingLine: 'Thank you for choosing us.',
} as const;
