/** True in builds that carry their outside world with them; false in production builds. */
declare const __MOCK__: boolean;
