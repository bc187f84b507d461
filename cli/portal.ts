import { Command, CommanderError } from 'commander';
import { version } from './package.json';
import { contractCommand } from './commands/contract';
import { deployCommand } from './commands/deploy';
import { deployMockCommand } from './commands/deploy-mock';
import { doctorCommand } from './commands/doctor';
import { galleryCommand } from './commands/gallery';
import { headersCommand } from './commands/headers';
import { listCommand } from './commands/list';
import { matrixCommand } from './commands/matrix';
import { monkeyCommand } from './commands/monkey';
import { seedCommand } from './commands/seed';
import { serveCommand } from './commands/serve';
import { tokenCommand } from './commands/token';
import { note } from './support/output';
import { CommandFailed, UsageError } from './support/usage-error';

function createProgram(): Command {
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
  for (const command of [
    seedCommand(),
    listCommand(),
    matrixCommand(),
    galleryCommand(),
    serveCommand(),
    tokenCommand(),
    contractCommand(),
    monkeyCommand(),
    headersCommand(),
    deployCommand(),
    deployMockCommand(),
    doctorCommand(),
  ]) {
    program.addCommand(command.copyInheritedSettings(program));
  }
  const all = [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)];
  for (const command of all) {
    command.exitOverride().showHelpAfterError('Add --help for what there is, with examples.');
  }
  return program;
}

/** Runs the command line; the exit code is 0 done, 1 failed, 2 wrong usage. */
async function main(): Promise<number> {
  try {
    await createProgram().parseAsync();
    return 0;
  } catch (error) {
    // Help asked for, or wrong usage: commander has already said so.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      note(`error: ${error.message}`);
      return 2;
    }
    if (error instanceof CommandFailed) note(error.message);
    else note(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  }
}

process.exitCode = await main();
