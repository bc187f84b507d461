/** Milliseconds. */
const LOG_INTERVAL = 5000;

/** Milliseconds. */
const TERMINAL_INTERVAL = 100;

/**
 * Prints to stderr. On a terminal, one line counts the seconds; elsewhere, a line is added every
 * few seconds. `work` may report how many of `total` items are done.
 */
export async function showStep(title, work, total) {
  const { stderr } = process;
  const started = performance.now();
  let finished = 0;
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const state = () => (total === undefined ? title : `${title}: ${finished} of ${total}`);
  const show = (text) => stderr.write(stderr.isTTY ? `\r${text}` : `${text}\n`);
  show(`${title} …`);
  const interval = stderr.isTTY ? TERMINAL_INTERVAL : LOG_INTERVAL;
  const timer = setInterval(() => show(`${state()} … ${seconds()}`), interval);
  const end = (outcome) => {
    clearInterval(timer);
    // Padded, because a terminal still shows the end of a longer line.
    const text = `${title}: ${outcome} ${seconds()}`;
    show(stderr.isTTY ? `${text.padEnd(state().length + 10)}\n` : text);
  };
  try {
    const result = await work((done) => (finished = done));
    end('done in');
    return result;
  } catch (error) {
    end('failed after');
    throw error;
  }
}
