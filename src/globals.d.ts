/** True in builds that carry their outside world with them; false in production builds. */
declare const __MOCK__: boolean;

/** True where the portal is developed and tried out; false in production builds. */
declare const __DEVELOPMENT__: boolean;

/** Where the worker that compresses recordings is served. */
declare const __COMPRESSION_WORKER__: string;

/** What this build is: the version of the package and the commit. */
declare const __BUILD__: { readonly version: string; readonly commit: string };
