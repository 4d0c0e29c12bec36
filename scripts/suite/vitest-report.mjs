import { JsonReporter } from 'vitest/node';

/** Vitest's JSON report with what broke outside of any test, which the runner fails for as well. */
export default class Report extends JsonReporter {
  #errors = [];

  onTestRunEnd(modules, unhandledErrors) {
    this.#errors = [
      ...modules.flatMap(ofHooks),
      ...unhandledErrors.map(({ type, name, message, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) => ({
        message: `${type ?? 'Error'}: ${name}: ${message}`,
        // where it was heard of, which may be long after who caused it has ended
        during: [file, test].filter(Boolean).join(' › '),
      })),
    ];
    return super.onTestRunEnd(modules);
  }

  writeReport(report) {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), errors: this.#errors }));
  }
}

/** What hooks of a module's groups have thrown: its own are in the report already, theirs are not. */
const ofHooks = ({ moduleId: file, children }) =>
  [...children.allSuites()].flatMap((group) =>
    group.errors().map(({ name, message }) => ({
      message: `${name}: ${message}`,
      during: `${file} › ${group.fullName}`,
      file,
    })),
  );
