import { JsonReporter } from 'vitest/node';

/**
 * The JSON report with expected and received values: its messages alone only say that they differ.
 * Failures outside tests aren't in that report; they appear on stderr and in the exit code.
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
