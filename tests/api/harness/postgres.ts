import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/database/open';
import { findPostgres, startCluster } from './cluster';
import { administer, databaseUrl, openTestDatabase } from './database';
import { fillTemplate, since, type Template } from './template';

/** Makes the database that the tests on PostgreSQL copy. */
export default async function setup(project: TestProject) {
  const source = findPostgres();
  if (!source) throw new Error('There is no PostgreSQL here to test on.');
  const began = performance.now();
  const { url, stop } =
    'url' in source ? { url: source.url, stop: () => undefined } : await startCluster(source.programs);

  const name = `waybill_template_${process.pid}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const database = await openDatabase({ url: databaseUrl(url, name) });
  await fillTemplate(database);
  await database.close();
  const made = since(began);

  const template: Template = { engine: 'postgres', url, name };
  const restoring = performance.now();
  const copy = await openTestDatabase(template);
  const restored = since(restoring);
  await copy.close();
  console.log(`API tests on PostgreSQL: template made in ${made}, a copy costs ${restored}`);

  project.provide('template', template);
  return async () => {
    await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    stop();
  };
}
