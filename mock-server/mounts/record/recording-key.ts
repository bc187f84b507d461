/** Session storage key of the mock: this tab's recording. */
export const RECORDING_KEY = 'portal.mock.recording';

/** Value that starts the recording with the next page. */
export const BEGIN = 'begin';

/** Event fired at the window with the text of the test, when that changes. */
export const RECORDED = 'portal:recorded';
