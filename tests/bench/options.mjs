import { parseArgs } from 'node:util';

const USAGE = `npm run bench -- [--runs 3] [--quick] [--built] [--keep] [--json]
       npm run bench -- --interactions [--only SCREEN,…] [--built] [--keep] [--json]

  --runs N   measures each page N times and takes the middle one: 1 to 99
  --quick    leaves out what takes minutes
  --built    takes dist/ and dist-mock/ as they are
  --keep     saves the result as the baseline and in tests/bench/results.md
  --interactions
             uses every control of every form, and long lists, on a slow phone: some fifteen minutes
  --only     … of these screens alone; \`lists\` are the long ones
  --json     prints the figures as JSON
  --help     prints this
`;

const flag = { type: 'boolean', default: false };

function parse() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      quick: flag,
      built: flag,
      keep: flag,
      interactions: flag,
      only: { type: 'string', default: '' },
      json: flag,
      help: flag,
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 99)
    throw new Error(`--runs ${values.runs} is no number from 1 to 99`);
  if (values.keep && values.quick)
    throw new Error('Only a whole run is kept: leave out --quick or --keep');
  const only = values.only.split(',').filter((name) => name !== '');
  if (values.keep && only.length > 0) throw new Error('Only a whole run is kept: leave out --only');
  return { ...values, runs, only };
}

/** What the command line asks for. Ends the process with 2 where it cannot be taken, and says how it can. */
export function readOptions() {
  let options;
  try {
    options = parse();
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
  if (options.help) {
    process.stdout.write(USAGE);
    process.exit(0);
  }
  return options;
}
