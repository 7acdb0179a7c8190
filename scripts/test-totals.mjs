// Vitest reporter that writes the totals of a run to the file whose path the environment variable TEST_TOTALS contains.
// scripts/test.mjs reads this file.
import { writeFileSync } from 'node:fs';
import { errorLineOf, withError } from './error-line.mjs';

/** Returns the name of a test or suite as `file: suite > test`, with its first error. A flaky test has one, too. */
const nameOf = (task, errors) => withError(`${task.module.relativeModuleId}: ${task.fullName}`, errors?.[0]?.message);
const nameOfTest = (test) => nameOf(test, test.result().errors);

export default class TestTotals {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const of = (state) => tests.filter((test) => test.result().state === state);
    // A file that cannot be imported, and a suite whose hook fails: their tests do not run.
    const files = modules.filter((module) => module.errors().length > 0);
    const suites = modules
      .flatMap((module) => [...module.children.allSuites()])
      .filter((suite) => suite.errors().length > 0);
    const broken = [
      ...files.map((module) => withError(module.relativeModuleId, module.errors()[0]?.message)),
      ...suites.map((suite) => nameOf(suite, suite.errors())),
    ];
    const totals = {
      passed: of('passed').length,
      failed: [...of('failed').map(nameOfTest), ...broken, ...errors.map(({ message }) => errorLineOf(message))],
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(nameOfTest),
    };
    writeFileSync(process.env.TEST_TOTALS ?? '', JSON.stringify(totals));
  }
}
