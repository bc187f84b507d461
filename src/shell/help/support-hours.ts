export const SUPPORT_HOURS = 'Monday to Friday, 8:00 a.m. to 8:00 p.m. ET';

/** The relay service for people who are deaf, hard of hearing or have a speech disability. */
export const TTY = '711';
