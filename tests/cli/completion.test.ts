import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { started } from '../support/run-portal';
import { PORTAL } from '../support/serve-process';

// The first call may have to build the command line.
beforeAll(() => void started('--version'), 60_000);

function proposedByBash(lines: readonly string[]): string[] {
  const script = `source <("${process.execPath}" "${PORTAL}" completion bash)
    for line in "$@"; do
      read -ra COMP_WORDS <<< "$line"
      COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
      __portal_complete
      echo "\${COMPREPLY[*]}"
    done`;
  const args = ['--norc', '-c', script, 'bash', ...lines];
  return spawnSync('bash', args, { encoding: 'utf8' }).stdout.trim().split('\n');
}

test('bash completes commands, options, statuses, token faults and lists', () => {
  const completed = {
    'portal contr': 'contract',
    'portal contract ch': 'check',
    'portal seed --st': '--status',
    'portal seed --status MANUAL': 'MANUAL_REVIEW',
    'portal token --fault exp_p': 'exp_past',
    'portal list token': 'token-faults',
  };
  expect(proposedByBash(Object.keys(completed))).toEqual(Object.values(completed));
});

test.each([
  ['bash', /^complete -F __portal_complete portal$/m],
  ['zsh', /^#compdef portal$/m],
  ['fish', /complete -c portal /],
])(
  'portal completion %s prints a script that calls the command line by its path',
  (shell, form) => {
    const { code, stdout, stderr } = started('completion', shell);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(form);
    expect(stdout).toContain(`'${PORTAL}' complete -- `);
  },
);
