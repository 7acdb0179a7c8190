import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MonitoringConfig } from '../config';
import type { Database } from '../database/database';
import type { EndedStatement } from '../database/statement-listeners';
import type { ObservedOperation, OperationAnswer, OperationObserver } from '../http/observed-operation';
import { type CallScope, currentScope, runInScope } from '../runtime/call-scope';
import type { Log } from '../runtime/log';
import { Gauges, type GaugeSources } from './gauges';
import { Metrics } from './metrics';
import { metricsPath, registerMetricsRoute } from './metrics-route';
import { outcomeOf, signInRefusalOf } from './outcome';
import { SlowStatements } from './slow-statements';
import type { Tracing } from './tracing';

/** Routes without spans: they are called every few seconds, and the console's files need no database. */
const untracedRoutes = new Set(['/healthz', '/readyz', metricsPath, '/*']);

/** What monitoring needs from the server. */
export interface MonitoringServices {
  config: MonitoringConfig;
  database: Database;
  log: Log;
}

/**
 * Observes requests, operations and statements: it counts them in metrics, logs slow statements, and exports traces, as
 * far as each is configured.
 */
export class Monitoring implements OperationObserver {
  private readonly metrics: Metrics | undefined;
  private readonly slowStatements: SlowStatements;
  private gauges: Gauges | undefined;
  private readonly stopStatements: () => void;
  private readonly spans = new WeakMap<FastifyRequest, Span>();

  private constructor(
    private readonly services: MonitoringServices,
    private readonly tracing: Tracing | undefined,
  ) {
    const { config, database, log } = services;
    this.metrics = config.metricsToken === undefined ? undefined : new Metrics();
    this.slowStatements = new SlowStatements(database, log, config.slowStatementMs);
    this.stopStatements = database.onStatement((statement) => this.handleStatement(statement));
  }

  /** Starts to observe statements. The code of traces is loaded only if they are exported. */
  static async open(services: MonitoringServices): Promise<Monitoring> {
    const { tracesUrl, serviceName } = services.config;
    if (tracesUrl === undefined) return new Monitoring(services, undefined);
    const { Tracing } = await import('./tracing');
    return new Monitoring(services, new Tracing({ tracesUrl, serviceName }));
  }

  /** Observes the app's requests, and serves the metrics if they have a token. */
  register(app: FastifyInstance, sources: Omit<GaugeSources, 'database'>): void {
    this.observeRequests(app);
    const { config, database } = this.services;
    if (!this.metrics || config.metricsToken === undefined) return;
    this.gauges = new Gauges(this.metrics, { ...sources, database });
    registerMetricsRoute(app, config.metricsToken, this.metrics, this.gauges);
  }

  async observeOperation(run: (operation: ObservedOperation) => Promise<OperationAnswer>): Promise<OperationAnswer> {
    const outer = currentScope();
    const span = this.tracing?.beginOperation(outer?.span);
    // Statements are attributed to the method, which is known only when the document has been parsed.
    const scope: CallScope = { name: 'unknown', log: outer?.log ?? this.services.log, ...(span && { span }) };
    const startedAt = performance.now();
    const answer = await runInScope(scope, () => run(scope));
    const outcome = outcomeOf(answer.errors);
    if (span) this.tracing?.endOperation(span, scope.name, outcome === 'failed');
    if (this.metrics) {
      const { operations, operationSeconds, refusedSignIns } = this.metrics;
      operations.inc({ method: scope.name, outcome });
      operationSeconds.observe({ method: scope.name }, (performance.now() - startedAt) / 1000);
      const reason = signInRefusalOf(scope.name, answer.errors);
      if (reason !== undefined) refusedSignIns.inc({ reason });
    }
    return answer;
  }

  /** Stops observing, and exports the last spans. */
  async stop(): Promise<void> {
    this.stopStatements();
    this.slowStatements.stop();
    this.gauges?.stop();
    await this.tracing?.stop();
  }

  private observeRequests(app: FastifyInstance): void {
    const { tracing, metrics, spans } = this;
    app.addHook('preHandler', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      const isTraced = tracing && !request.headers.upgrade && !untracedRoutes.has(route);
      const span = isTraced ? tracing.beginRequest(request, reply) : undefined;
      if (span) spans.set(request, span);
      runInScope({ name: `${request.method} ${route}`, log: request.log, ...(span && { span }) }, done);
    });
    if (!tracing && !metrics) return;
    app.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request);
      if (span) tracing?.endRequest(span, reply.statusCode);
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      metrics?.httpRequests.inc({ route: request.routeOptions.url ?? 'none', status });
    });
  }

  private handleStatement(statement: EndedStatement): void {
    const { metrics } = this;
    const isSlow = this.slowStatements.handle(statement);
    const span = currentScope()?.span;
    if (span) this.tracing?.addStatement(span, statement);
    if (!metrics) return;
    metrics.statementSeconds.observe(statement.ms / 1000);
    if (statement.hasFailed) metrics.failedStatements.inc();
    if (isSlow) metrics.slowStatements.inc();
  }
}
