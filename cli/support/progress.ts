/** Reports progress on stderr: one updating line on a terminal, otherwise a line now and then. */
export function progress(what: string, total: number, every = 21): (finished: number) => void {
  return (finished) => {
    const text = `${what}: ${finished} of ${total}`;
    if (process.stderr.isTTY) process.stderr.write(`\r${text}${finished === total ? '\n' : ''}`);
    else if (finished % every === 0 || finished === total) process.stderr.write(`${text}\n`);
  };
}
