/** True in builds with the mock; false in production builds. */
declare const __MOCK__: boolean;

/** True in development and test builds; false in production builds. */
declare const __DEVELOPMENT__: boolean;

/**
 * The portal's folder on its host, without a slash at its end; empty at the root, and in all builds
 * without the mock.
 */
declare const __FOLDER__: string;

/** Address of the worker that compresses recordings. */
declare const __COMPRESSION_WORKER__: string;

/** This build: package version and commit. */
declare const __BUILD__: { readonly version: string; readonly commit: string };
