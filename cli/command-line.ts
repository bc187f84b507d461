import { Command, CommanderError } from 'commander';
import { version } from './package.json';
import { note } from './support/output';
import { CheckFailed, CommandFailed, UsageError } from './support/errors';

/** Loads each command on demand, so that no command waits for the imports of another. */
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
  completion: async () => (await import('./commands/completion')).completionCommand(),
};

/** Loads the requested command, or all commands for --help and unknown names. */
async function loadCommands(name: string): Promise<readonly Command[]> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return Promise.all((load === undefined ? Object.values(COMMANDS) : [load]).map((one) => one()));
}

function createProgram(commands: readonly Command[]): Command {
  const program = new Command('portal')
    .description('Open the portal in any applicant state and control its mock backend.')
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
    command
      .exitOverride()
      .showHelpAfterError("Run 'portal <command> --help' for usage and examples.");
  }
  return program;
}

/** Whether the system couldn't read or write a file; its message names the file and the reason. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && 'path' in error && 'syscall' in error;
}

/** Runs a command and returns the exit code: 0 success, 1 failure, 2 wrong usage. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  try {
    const program = createProgram(await loadCommands(args[0] ?? ''));
    if (args[0] === 'complete') (await import('./completion/complete')).addCompletion(program);
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Help or wrong usage: commander has already printed it.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      note(`error: ${error.message}`);
      return 2;
    }
    if (error instanceof CheckFailed) note(error.message);
    else if (error instanceof CommandFailed || isFileError(error)) note(`error: ${error.message}`);
    else note(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  }
}
