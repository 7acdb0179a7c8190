import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/database/open';
import { findPostgres, startCluster } from './cluster';
import { runAdminStatement, databaseUrl, openTestDatabase } from './database';
import { fillTemplate, elapsedSince, type DatabaseTemplate } from './template';

/**
 * Global setup of Vitest for API tests on PostgreSQL. Creates the template database that each of their test files
 * copies.
 */
export default async function setup(project: TestProject) {
  const source = findPostgres();
  if (!source) throw new Error('There is no PostgreSQL here to test on.');
  const startedAt = performance.now();
  const { url, stop } =
    'url' in source ? { url: source.url, stop: () => undefined } : await startCluster(source.programs);

  const name = `waybill_template_${process.pid}`;
  await runAdminStatement(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const database = await openDatabase({ url: databaseUrl(url, name) });
  await fillTemplate(database);
  await database.close();
  const createTime = elapsedSince(startedAt);

  const template: DatabaseTemplate = { engine: 'postgres', url, name };
  const restoreStartedAt = performance.now();
  const copy = await openTestDatabase(template);
  const restoreTime = elapsedSince(restoreStartedAt);
  await copy.close();
  console.log(`API tests on PostgreSQL: template made in ${createTime}, a copy costs ${restoreTime}`);

  project.provide('template', template);
  return async () => {
    await runAdminStatement(url, `DROP DATABASE ${name} WITH (FORCE)`);
    stop();
  };
}
