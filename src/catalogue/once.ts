/** Makes something when it is first asked for, and only then. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/**
 * A way to write moments in US English, which is kept: to make a format takes forty times as long as to use
 * it, and a list has hundreds. A format throws at what is no date; a screen says so and goes on.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const format = once(() => new Intl.DateTimeFormat('en-US', options));
  return (moment) => (Number.isNaN(moment.getTime()) ? String(moment) : format().format(moment));
}
