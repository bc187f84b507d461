/** Runs `work` and prints its title and duration to stderr. On a terminal, counts the seconds. */
export async function showStep(title, work) {
  const { stderr } = process;
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const update = () => stderr.write(`\r${title} … ${seconds()}`);
  if (!stderr.isTTY) stderr.write(`${title} …\n`);
  const timer = stderr.isTTY ? setInterval(update, 100) : undefined;
  try {
    const result = await work();
    stderr.write(`${stderr.isTTY ? '\r' : ''}${title}: done in ${seconds()}\n`);
    return result;
  } catch (error) {
    stderr.write(`${stderr.isTTY ? '\r' : ''}${title}: failed after ${seconds()}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
