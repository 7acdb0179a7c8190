import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/database/open';
import { openTestDatabase } from './database';
import { createEmptyTemplate } from './postgres-template';
import { fillTemplate, elapsedSince, type DatabaseTemplate } from './template';

/**
 * Global setup of Vitest for API tests on PostgreSQL. Creates the template database that each of their test files
 * copies.
 */
export default async function setup(project: TestProject) {
  const startedAt = performance.now();
  const empty = await createEmptyTemplate();
  if (!empty) throw new Error('There is no PostgreSQL here to test on.');
  const { server, name, url, remove } = empty;
  const database = await openDatabase({ url });
  await fillTemplate(database);
  await database.close();
  const createTime = elapsedSince(startedAt);

  const template: DatabaseTemplate = { engine: 'postgres', url: server, name };
  const restoreStartedAt = performance.now();
  const copy = await openTestDatabase(template);
  const restoreTime = elapsedSince(restoreStartedAt);
  await copy.close();
  console.log(`API tests on PostgreSQL: template made in ${createTime}, a copy costs ${restoreTime}`);

  project.provide('template', template);
  return remove;
}
