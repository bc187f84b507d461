/** This tab's recording; session storage. */
export const RECORDING_KEY = 'portal.mock.recording';

/** Starts the recording with the next page. */
export const BEGIN = 'begin';

/** Fired at the window with the text of the test, when that changes. */
export const RECORDED = 'portal:recorded';
