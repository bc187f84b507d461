import { Command, CommanderError } from 'commander';
import { version } from './package.json';
import { note } from './support/output';
import { CommandFailed, UsageError } from './support/usage-error';

/** Each is loaded when it is asked for: what one command needs, another does not wait for. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  seed: async () => (await import('./commands/seed')).seedCommand(),
  snapshot: async () => (await import('./commands/snapshot')).snapshotCommand(),
  list: async () => (await import('./commands/list')).listCommand(),
  matrix: async () => (await import('./commands/matrix')).matrixCommand(),
  gallery: async () => (await import('./commands/gallery')).galleryCommand(),
  record: async () => (await import('./commands/record')).recordCommand(),
  map: async () => (await import('./commands/map')).mapCommand(),
  demo: async () => (await import('./commands/demo')).demoCommand(),
  serve: async () => (await import('./commands/serve')).serveCommand(),
  token: async () => (await import('./commands/token')).tokenCommand(),
  contract: async () => (await import('./commands/contract')).contractCommand(),
  monkey: async () => (await import('./commands/monkey')).monkeyCommand(),
  headers: async () => (await import('./commands/headers')).headersCommand(),
  deploy: async () => (await import('./commands/deploy')).deployCommand(),
  'deploy-mock': async () => (await import('./commands/deploy-mock')).deployMockCommand(),
  doctor: async () => (await import('./commands/doctor')).doctorCommand(),
};

/** The command that is asked for, or for help and slips of the pen all of them, in the order of the help. */
async function wantedCommands(asked: string): Promise<readonly Command[]> {
  const load = Object.hasOwn(COMMANDS, asked) ? COMMANDS[asked] : undefined;
  return Promise.all((load === undefined ? Object.values(COMMANDS) : [load]).map((one) => one()));
}

function createProgram(commands: readonly Command[]): Command {
  const program = new Command('portal')
    .description('Puts an applicant into any state, and shows what there is.')
    .version(version, '--version', 'print the version')
    .addHelpText(
      'after',
      `
Examples:
  $ portal seed --status MANUAL_REVIEW --json
  $ portal list screens
  $ portal matrix --check
  $ portal serve --port 4000`,
    )
    .showSuggestionAfterError();
  for (const command of commands) {
    program.addCommand(command.copyInheritedSettings(program));
  }
  const all = [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)];
  for (const command of all) {
    command.exitOverride().showHelpAfterError('Add --help for what there is, with examples.');
  }
  return program;
}

/** Whether a file or folder that was asked for could not be written or read: the system says which, and why. */
function isOfFile(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && 'path' in error && 'syscall' in error;
}

/** Runs the command line with what stands behind its name; the exit code is 0 done, 1 failed, 2 wrong usage. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  try {
    const program = createProgram(await wantedCommands(args[0] ?? ''));
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Help asked for, or wrong usage: commander has already said so.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      note(`error: ${error.message}`);
      return 2;
    }
    if (error instanceof CommandFailed || isOfFile(error)) note(error.message);
    else note(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  }
}
