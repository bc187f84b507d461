import { script } from '@bomb.sh/tab';
import { Argument, Command } from 'commander';
import { choice } from '../support/choice';
import { printLine } from '../support/output';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** The bash script calls this; not every system has the package bash-completion. */
const WORDS_OF_BASH = `declare -F _get_comp_words_by_ref > /dev/null || _get_comp_words_by_ref() {
  words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD
  cur=\${words[cword]} prev=\${words[cword-1]}
}`;

/** The path contains no quotes itself. */
const quoted = (path: string): string => `'${path}'`;

function run(text: string): void {
  const shell = choice('<shell>', text, SHELLS);
  // By its path, so that completion also works for an alias of npx portal.
  const program = [process.execPath, process.argv[1] ?? ''].map(quoted).join(' ');
  if (shell === 'bash') printLine(WORDS_OF_BASH);
  script(shell, 'portal', program);
}

export function completionCommand(): Command {
  return new Command('completion')
    .summary('print a shell completion script')
    .description(
      'Print a script that completes commands, options and values such as statuses when you press Tab ' +
        'after "portal". Load it in the configuration file of your shell.',
    )
    .addArgument(new Argument('<shell>', 'bash, zsh or fish'))
    .addHelpText(
      'after',
      `
Examples:
  $ alias portal='npx portal'
  $ source <(npx portal completion bash)    # in ~/.bashrc
  $ source <(npx portal completion zsh)     # in ~/.zshrc, after compinit
  $ npx portal completion fish | source     # in ~/.config/fish/config.fish`,
    )
    .action(run);
}
