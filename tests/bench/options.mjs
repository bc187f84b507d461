import { parseArgs } from 'node:util';
import { exitWithError, invalid, UsageError } from '../../cli/start/usage-error.mjs';

const USAGE = `npm run bench -- [--runs 3] [--quick] [--built] [--keep] [--json]

  --runs N   number of measurements per page, 1 to 99; the median counts
  --quick    skip what takes minutes
  --built    use dist/ and dist-mock/ without building them
  --keep     save the result as the baseline and in tests/bench/results.md
  --json     print one JSON document
  --help     print this help
`;

const flag = { type: 'boolean', default: false };

function parse() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      quick: flag,
      built: flag,
      keep: flag,
      json: flag,
      help: flag,
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 99)
    throw invalid('--runs', values.runs, 'expected a whole number from 1 to 99');
  if (values.keep && values.quick)
    throw new UsageError('--keep saves a full run only: omit --quick');
  return { ...values, runs };
}

/** Exits with 2 if the options are wrong. */
export function readOptions() {
  let options;
  try {
    options = parse();
  } catch (error) {
    exitWithError(new UsageError(`${error.message}\n\n${USAGE.trimEnd()}`));
  }
  if (options.help) {
    process.stdout.write(USAGE);
    process.exit(0);
  }
  return options;
}
