/** The topic of the Help Center about offers. */
export const HELP_TOPIC = 'My estimate or offer';
