import { openHelpCenter } from './help-center';

/** The Help Center among other places to go to. */
export const HELP_CENTER = {
  title: 'Help Center',
  description: 'Answers to common questions.',
  onOpen: () => openHelpCenter(),
} as const;
