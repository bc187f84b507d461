/** Calls `make` once, and caches its value. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/**
 * Cached, because creating a formatter takes 40 times as long as using it. It throws for an invalid
 * date; the screen handles that.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const format = once(() => new Intl.DateTimeFormat('en-US', options));
  return (moment) => (Number.isNaN(moment.getTime()) ? String(moment) : format().format(moment));
}
