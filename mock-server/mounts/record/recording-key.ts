/** Key in session storage, the mock's own: what was recorded so far in this tab. */
export const RECORDING_KEY = 'portal.mock.recording';

/** In its place: the recording is to begin with the page that is loaded next. */
export const BEGIN = 'begin';

/** Fired at the window with the text of the test, whenever that has changed. */
export const RECORDED = 'portal:recorded';
