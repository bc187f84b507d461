import { JsonReporter } from 'vitest/node';

/** The JSON report, with what was expected and what came: its messages alone say only that they differ. */
export default class ReportWithDifferences extends JsonReporter {
  async onTestRunEnd(modules, ...rest) {
    for (const module of modules) {
      for (const { errors = [] } of [...module.children.allTests('failed')].map((one) =>
        one.result(),
      )) {
        for (const error of errors) {
          if (error.diff !== undefined)
            error.stack = `${error.message}\n\n${error.diff}\n\n${error.stack ?? ''}`;
        }
      }
    }
    await super.onTestRunEnd(modules, ...rest);
  }
}
