// A reporter for Vitest: leaves the totals of a run, as scripts/test.mjs reads them, in the file that TEST_TOTALS names.
import { writeFileSync } from 'node:fs';

/** `file: suite > test`, as a person looks for it. */
const nameOf = (test) => `${test.module.relativeModuleId}: ${test.fullName}`;

export default class TestTotals {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const of = (state) => tests.filter((test) => test.result().state === state);
    const broken = modules.filter((module) => module.errors().length > 0).map((module) => module.relativeModuleId);
    const totals = {
      passed: of('passed').length,
      failed: [...of('failed').map(nameOf), ...broken, ...errors.map(({ message }) => message)],
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
    };
    writeFileSync(process.env.TEST_TOTALS ?? '', JSON.stringify(totals));
  }
}
