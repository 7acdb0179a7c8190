// Vitest reporter that writes the totals of a run to the file whose path the environment variable TEST_TOTALS contains.
// scripts/test.mjs reads this file.
import { writeFileSync } from 'node:fs';

/** Returns the name of a test as `file: suite > test`. */
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
