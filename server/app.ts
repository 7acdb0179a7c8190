import type { Server } from 'node:http';
import Fastify, { LogController, type FastifyInstance, type FastifyServerFactoryHandler } from 'fastify';
import type { DestinationStream } from 'pino';
import contractText from '../schema.graphql?raw';
import { createAreas } from './areas';
import type { Area } from './areas/area';
import { OwnerBudgets } from './budgets/budgets';
import { type BackgroundJobKind, createBackgroundJobKinds } from './areas/background-jobs';
import { createExportJobKind, createExportSweepJobKind, type ExportServices } from './areas/exports';
import { type BulkContract, createBulkArea, createBulkKind } from './areas/bulk';
import { billingMailTemplates, openCardProcessor, createRenewalJobKind, webhookPath } from './areas/billing';
import {
  AccessCache,
  createAccountMailTemplates,
  findMailRecipient,
  publicMethods,
  resealSecondFactors,
  SessionTokens,
  createProofSweepJobKind,
} from './areas/identity';
import { createImportJobKinds, createImportSweepJobKind } from './areas/imports';
import { createInboxJobKinds, createPushJobKind, inboxMailTemplates, readOrCreatePushKeys } from './areas/inbox';
import { createDocumentWarningJobKind } from './areas/document-warnings';
import { type MailRecipientFinder, openMailJobs, openMailOutbox } from './areas/mail';
import { createInquiryMailJobKind, salesMailTemplates } from './areas/sales';
import { createKeptNamesJobKind } from './areas/personal-data';
import { ServerHeartbeat } from './areas/server-status';
import { createCustomerCopiesJobKind, createExpectedTimesJobKind } from './areas/transport';
import { createCustomerMailTemplates, findCustomerRecipient, isCustomerMail, SharedLinkSigner } from './areas/sharing';
import { openFileServices, scheduleFileSweeps, createFileSweepJobKinds } from './areas/media';
import { createSandboxJobKinds, registerSandbox, createSandboxClientSettings } from './sandbox';
import type { Config } from './config';
import type { Database } from './database/database';
import { createExecutableContract, parseContract } from './dialect/contract';
import { ListTotals } from './dialect/totals';
import { DiskSpaceMonitor } from './runtime/disk-space';
import { authorizeCall, authorizeRootFields } from './http/guard';
import { registerConsoleRoutes } from './http/console';
import { registerErrorHandler } from './http/error-handler';
import { registerFileRoute } from './http/files';
import { registerGraphql } from './http/graphql';
import { registerSecurityHeaders } from './http/headers';
import { registerHealthRoutes } from './http/health';
import { operationLimits } from './http/limits';
import { registerLiveSocket } from './http/live-socket';
import { createLogOptions } from './http/log';
import { registerOutboxRoutes } from './http/outbox';
import { localUrlOf } from './http/local-url';
import { createRequestIds, registerRequestIds } from './http/request-id';
import { registerStripeWebhook } from './http/stripe-webhook';
import { registerPasswordPageRedirect } from './http/well-known';
import { ChangeFeed } from './live/change-feed';
import { Monitoring } from './monitoring';
import { type JobKind, QueueWorker } from './queue';

// Parsed while the embedded database opens in its thread.
const contract = parseContract(contractText);

/** Options of the app. */
export interface AppOptions {
  /** The database. It must be migrated, with the dictionaries, before the app is ready. */
  database: Database;
  config: Config;
  /** Areas served besides Waybill's own, for tests; `sdl` is the part of the contract that describes them. */
  areas?: readonly Area[];
  sdl?: string;
  /** Kinds of background jobs besides Waybill's own, for tests. */
  backgroundJobKinds?: readonly BackgroundJobKind[];
  /** Whether this app runs the job that renews subscriptions; true when absent. */
  renews?: boolean;
  /** Destination of the log; standard output when absent. */
  log?: DestinationStream;
  /** Returns an HTTP server that already listens; Fastify creates its own when absent. */
  serverFactory?: (handler: FastifyServerFactoryHandler) => Server;
  /** Emits the requests for sockets once the app serves; the app's own server when absent. */
  upgrades?: Server;
}

/** Creates the app, ready to listen. Closing it leaves the database open. */
export async function createApp(parts: AppOptions): Promise<FastifyInstance> {
  const { database, config } = parts;
  const app: FastifyInstance = Fastify({
    logger: createLogOptions(config, parts.log),
    genReqId: createRequestIds(config),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(config.trustedProxies),
    bodyLimit: operationLimits.body,
    ...(parts.serverFactory ? { serverFactory: parts.serverFactory } : {}),
  });

  const monitoring = await Monitoring.open({ config: config.monitoring, database, log: app.log });
  const tokens = new SessionTokens(config.tokenSecrets);
  const access = new AccessCache(database, tokens);
  const files = await openFileServices(config);
  const cards = openCardProcessor(
    config.cards,
    createSandboxClientSettings(config.tokenSecrets[0], () => localUrlOf(app)),
  );
  const budgets = new OwnerBudgets({ database: database.jobs, limits: config.load.perMinute, log: app.log });
  const exportServices: ExportServices = {
    database,
    files,
    schema: () => schema,
    budget: {
      take: (tenant, points) => budgets.take('cost', `tenant:${tenant}`, points),
      charge: (tenant, points) => budgets.charge('cost', `tenant:${tenant}`, points),
    },
  };
  const bulkContract = (): BulkContract => ({ schema, entities: areas.flatMap(({ entities }) => entities) });
  const areas: readonly Area[] = [
    ...createAreas({ tokens, config, files, cards, exports: exportServices }),
    createBulkArea(bulkContract),
    ...(parts.areas ?? []),
  ];
  const totals = new ListTotals(database);
  const changeFeed = new ChangeFeed(database, access, areas);
  const diskSpace = new DiskSpaceMonitor(config.dataDirectory, config.leastFreeBytes);
  const definitions = [...contract.definitions, ...(parts.sdl ? parseContract(parts.sdl).definitions : [])];
  const schema = createExecutableContract({ ...contract, definitions }, [...areas, changeFeed.area]);
  authorizeRootFields(schema, publicMethods);

  const background = { ...database, ...database.jobs };
  const log = app.log;
  const templates = {
    ...createAccountMailTemplates(config.links),
    ...billingMailTemplates,
    ...salesMailTemplates,
    ...inboxMailTemplates,
    ...createCustomerMailTemplates(new SharedLinkSigner(config.tokenSecrets)),
  };
  const mailing = openMailJobs({ database: background, config, log, findRecipient, templates });
  const sandboxAddress = { address: () => localUrlOf(app), webhookPath };
  const kinds: JobKind[] = [
    ...mailing.kinds,
    ...createInboxJobKinds(background),
    createPushJobKind({ database: background, config, log }),
    createInquiryMailJobKind(background),
    createProofSweepJobKind(background),
    createKeptNamesJobKind({ database: background, log }, config.keepNamesYears),
    ...createFileSweepJobKinds({ ...files, database: background }),
    createExportSweepJobKind({ ...files, database: background }),
    ...(parts.renews === false ? [] : [createRenewalJobKind({ database: background, cards, log })]),
    ...createBackgroundJobKinds(
      { database: background, callerOf: (tenant, user) => access.callerWithoutSession(tenant, user) },
      [
        createExportJobKind(exportServices),
        ...createImportJobKinds(database.engine),
        createBulkKind({
          contract: bulkContract,
          services: () => ({ database, totals, log, hasRoom: !diskSpace.isLow }),
          authorize: (context, method) => authorizeCall(context, { method, writes: true }),
        }),
        ...(parts.backgroundJobKinds ?? []),
      ],
    ),
    createImportSweepJobKind(background),
    createCustomerCopiesJobKind(background),
    createExpectedTimesJobKind({ database: background, log }),
    createDocumentWarningJobKind({ database: background, log }),
    ...createSandboxJobKinds(app, { database: background, config, ...sandboxAddress }),
  ];
  const heartbeat = new ServerHeartbeat({ database: background, space: diskSpace, log });
  const worker = new QueueWorker({ database: background, log, kinds });
  let stopSweeps: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    await Promise.all([
      access.start(),
      changeFeed.start(),
      totals.start(),
      diskSpace.start(),
      readOrCreatePushKeys(background),
      resealSecondFactors(background, tokens.vault, log),
    ]);
    budgets.start();
    await heartbeat.start();
    stopSweeps = await scheduleFileSweeps({ ...files, database: background, log });
    await worker.start();
  });
  app.addHook('preClose', async () => {
    diskSpace.stop();
    await heartbeat.stop();
    await Promise.all([access.stop(), changeFeed.stop(), totals.stop(), budgets.stop(), stopSweeps?.(), worker.stop()]);
    // Aborts the mail that is being sent. Another server sends it again when the lease of its job has expired.
    mailing.close();
  });
  app.addHook('onClose', async () => monitoring.stop());
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    request.log.debug(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });

  const sources = { database, access, totals, space: diskSpace, budgets, costLimits: config.load.costs };
  const endpoint = { ...sources, schema, production: config.production, files, observer: monitoring };
  registerErrorHandler(app);
  registerRequestIds(app);
  monitoring.register(app, { access, space: diskSpace, liveSockets: () => app.websocketServer.clients.size });
  registerSecurityHeaders(app, config);
  registerHealthRoutes(app, database, diskSpace);
  const answerGet = await registerGraphql(app, endpoint);
  await registerLiveSocket(app, endpoint, { answerGet, upgrades: parts.upgrades });
  registerFileRoute(app, { ...files, database, access });
  registerOutboxRoutes(app, openMailOutbox(config), database);
  await registerStripeWebhook(app, { database, cards });
  registerPasswordPageRedirect(app);
  await registerSandbox(app, { database, config });
  await registerConsoleRoutes(app, config);
  return app;
}

/** Finds the recipient of a mail: a customer, or a user. */
const findRecipient: MailRecipientFinder = (session, mail) =>
  isCustomerMail(mail) ? findCustomerRecipient(session, mail) : findMailRecipient(session, mail);

/** Returns Fastify's `trustProxy` option for a number of proxies, or their addresses. */
function trustProxyOption(proxies: number | string[]): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}
