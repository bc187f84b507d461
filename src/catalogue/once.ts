/** Returns a function that creates its value on the first call and caches it. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/**
 * Returns a cached US English date formatter: creating one takes forty times as long as using it.
 * It throws for an invalid date; the screen handles that.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const format = once(() => new Intl.DateTimeFormat('en-US', options));
  return (moment) => (Number.isNaN(moment.getTime()) ? String(moment) : format().format(moment));
}
