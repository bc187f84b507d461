import { Command } from 'commander';
import { count } from '../support/count';
import { printJson, printLine, styled } from '../support/output';
import { importScript } from '../support/project-root';
import { CheckFailed } from '../support/errors';

interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'wrong';
  readonly found: string;
  readonly fix?: string;
}

interface DoctorScript {
  examine(): Promise<readonly Finding[]>;
}

const STYLES = { ok: 'green', wrong: 'red' } as const;

async function run({ json }: { readonly json?: boolean }): Promise<void> {
  const { examine } = await importScript<DoctorScript>('cli/start/doctor.mjs');
  const findings = await examine();
  if (json) {
    printJson(findings);
  } else {
    const width = Math.max(...findings.map(({ name }) => name.length));
    for (const { name, state, found, fix } of findings) {
      printLine(`${styled(STYLES[state], state.padEnd(5))}  ${name.padEnd(width)}  ${found}`);
      if (fix !== undefined) printLine(`${' '.repeat(width + 9)}→ ${fix}`);
    }
  }
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  if (wrong > 0) throw new CheckFailed(`${count(wrong, 'problem')} found`);
}

export function doctorCommand(): Command {
  return new Command('doctor')
    .summary('check this machine and checkout for problems')
    .description(
      'Check Node, npm, dependencies, generated files, Chromium, ports and configuration, and print how to ' +
        'fix each problem. Nothing is changed. The exit code is 1 if there is a problem.',
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
