import { Command, CommanderError } from 'commander';
import { version } from './package.json';
import { note } from './support/output';
import { CheckFailed, CommandFailed, UsageError } from './support/errors';

/** On demand, so that no command waits for the imports of another. */
export type LoadCommand = () => Promise<Command>;

export interface CommandLine {
  readonly name: string;
  readonly description: string;
  readonly commands: Readonly<Record<string, LoadCommand>>;
  readonly examples: readonly string[];
}

/** Loads all commands for --help and unknown names. */
async function loadCommands({ commands }: CommandLine, name: string): Promise<readonly Command[]> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return Promise.all((load === undefined ? Object.values(commands) : [load]).map((one) => one()));
}

/** A program may have another name than `portal`. */
function withName(text: string, { name, commands }: CommandLine): string {
  const names = [...Object.keys(commands), '<command>'].join('|');
  return text.replaceAll(new RegExp(`\\bportal (?=(?:${names})(?![\\w-]))`, 'g'), `${name} `);
}

function createProgram(commandLine: CommandLine, commands: readonly Command[]): Command {
  const { name, description, examples } = commandLine;
  const program = new Command(name)
    .description(description)
    .version(version, '--version', 'print the version')
    .addHelpText(
      'after',
      `\nExamples:\n${examples.map((example) => `  $ ${name} ${example}`).join('\n')}`,
    )
    .configureOutput({
      writeOut: (text) => process.stdout.write(withName(text, commandLine)),
      writeErr: (text) => process.stderr.write(withName(text, commandLine)),
    })
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

/** The system's message names the file and the reason. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && 'path' in error && 'syscall' in error;
}

/** Exit code: 0 success, 1 failure, 2 wrong usage. */
export async function runCommandLine(
  args: readonly string[],
  commandLine: CommandLine,
): Promise<number> {
  const report = (text: string) => note(withName(text, commandLine));
  try {
    const commands = await loadCommands(commandLine, args[0] ?? '');
    const program = createProgram(commandLine, commands);
    if (args[0] === 'complete' && 'completion' in commandLine.commands) {
      (await import('./completion/complete')).addCompletion(program);
    }
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Help or wrong usage: commander has already printed it.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      report(`error: ${error.message}`);
      return 2;
    }
    if (error instanceof CheckFailed) report(error.message);
    else if (error instanceof CommandFailed || isFileError(error))
      report(`error: ${error.message}`);
    else report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  }
}

export function runProgram(commandLine: CommandLine): void {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  void runCommandLine(process.argv.slice(2), commandLine).then((code) => {
    process.exitCode = code;
  });
}
