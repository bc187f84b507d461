/** True in builds that carry their outside world with them; false in production builds. */
declare const __MOCK__: boolean;

/** True where the portal is developed and tried out; false in production builds. */
declare const __DEVELOPMENT__: boolean;

/**
 * The folder of the host in which the portal stands, without a slash at its end: empty at the root, which is
 * where every build without its outside world stands.
 */
declare const __FOLDER__: string;

/** Where the worker that compresses recordings is served. */
declare const __COMPRESSION_WORKER__: string;

/** What this build is: the version of the package and the commit. */
declare const __BUILD__: { readonly version: string; readonly commit: string };
