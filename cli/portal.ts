import { runCommandLine } from './command-line';

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

void runCommandLine(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
