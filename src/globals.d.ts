/** True in builds with the mock. */
declare const __MOCK__: boolean;

/** True in development and test builds. */
declare const __DEVELOPMENT__: boolean;

/**
 * The portal's folder on its host, without final slash; empty at the root, and in builds without
 * the mock.
 */
declare const __FOLDER__: string;

/** Worker that compresses recordings. */
declare const __COMPRESSION_WORKER__: string;

/** Package version and commit. */
declare const __BUILD__: { readonly version: string; readonly commit: string };
