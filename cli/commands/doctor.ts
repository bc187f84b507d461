import { Command } from 'commander';
import { printJson, printLine, styled } from '../support/output';
import { launchScript } from '../support/project-root';
import { CommandFailed } from '../support/usage-error';

/** One thing that was looked at. */
interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'note' | 'wrong';
  readonly found: string;
  readonly mend?: string;
}

interface DoctorScript {
  examine(): Promise<readonly Finding[]>;
}

const STYLES = { ok: 'green', note: 'yellow', wrong: 'red' } as const;

async function run({ json }: { readonly json?: boolean }): Promise<void> {
  const { examine } = await launchScript<DoctorScript>('doctor.mjs');
  const findings = await examine();
  if (json) {
    printJson(findings);
  } else {
    const width = Math.max(...findings.map(({ name }) => name.length));
    for (const { name, state, found, mend } of findings) {
      printLine(`${styled(STYLES[state], state.padEnd(5))}  ${name.padEnd(width)}  ${found}`);
      if (mend !== undefined) printLine(`${' '.repeat(width + 9)}→ ${mend}`);
    }
  }
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  if (wrong > 0)
    throw new CommandFailed(wrong === 1 ? '1 thing is wrong' : `${wrong} things are wrong`);
}

/** `portal doctor`: what is wrong with the surroundings, and how to mend it. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .summary('what is wrong with this machine or checkout, and how to mend it')
    .description(
      'Looks at Node, npm, the dependencies, what is generated, Chromium, ports and configuration. Changes ' +
        'nothing. Exit code 1 when something is wrong.',
    )
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal doctor
  $ portal doctor --json | jq '.[] | select(.state == "wrong")'`,
    )
    .action(run);
}
