import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Returns the first line of a test file, which names its environment unless it runs in Node. */
const environmentOf = ({ moduleId }: TestSpecification): string => {
  const [first = ''] = readFileSync(moduleId, 'utf8').split('\n', 1);
  return first.startsWith('// @vitest-environment') ? first : '';
};

/**
 * Runs the test files of a project that have the same environment together. Vitest ends a worker whose next file has another
 * environment, and a new worker imports the console or the server again. The tests on PGlite are the last, because making
 * their template takes ten seconds.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- BaseSequencer is no array, and its sort returns a new one
    const sorted = await super.sort(files);
    const keyed = sorted.map((file) => ({ file, key: `${file.project.name} ${environmentOf(file)}` }));
    return keyed.toSorted((one, other) => other.key.localeCompare(one.key)).map(({ file }) => file);
  }
}
