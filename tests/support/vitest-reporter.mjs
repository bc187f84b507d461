import { JsonReporter } from 'vitest/node';

/**
 * The JSON report, with what was expected and what came: its messages alone say only that they differ. What failed
 * outside of any case, or around those of a group, is not in that report; it is told on stderr, and by the exit code.
 */
export default class ReportWithDifferences extends JsonReporter {
  async onTestRunEnd(modules, unhandled = [], ...rest) {
    for (const { message, stack = message, VITEST_TEST_PATH: path = '' } of unhandled)
      process.stderr.write(`Outside of any case: ${stack}\n${path}\n`);
    for (const module of modules) {
      for (const suite of module.children.allSuites('failed')) {
        for (const { message, stack = message } of suite.errors())
          process.stderr.write(
            `Around the cases of ${suite.fullName}: ${stack}\n${module.moduleId}\n`,
          );
      }
      for (const { errors = [] } of [...module.children.allTests('failed')].map((one) =>
        one.result(),
      )) {
        for (const error of errors) {
          if (error.diff !== undefined)
            error.stack = `${error.message}\n\n${error.diff}\n\n${error.stack ?? ''}`;
        }
      }
    }
    await super.onTestRunEnd(modules, unhandled, ...rest);
  }
}
