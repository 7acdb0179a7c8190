import { extname } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the `.tsx` test files of a project together, because all have a DOM. Vitest ends a worker whose next file
 * has another environment, and a new worker imports the console again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyOf = ({ project, moduleId }: TestSpecification) => `${project.name} ${extname(moduleId)}`;
    // oxlint-disable-next-line unicorn/no-array-sort -- BaseSequencer is no array, and its sort returns a new one
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  }
}
