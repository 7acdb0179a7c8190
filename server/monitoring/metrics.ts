import { Counter, Gauge, Histogram, type MetricConfiguration, Registry } from 'prom-client';

/** Upper bounds of the histograms' buckets, in seconds. Few, because each method has a histogram. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const statementBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5];

/**
 * The metrics of one server. Labels are names from the program: never an id, an address or a text of a caller, so their
 * number is limited and no tenant's data is shown.
 */
export class Metrics {
  readonly registry = new Registry();

  readonly info = this.gauge('waybill_info', 'Always 1. The labels have the versions of this server.', [
    'version',
    'node',
    'engine',
  ]);
  readonly httpRequests = this.counter('waybill_http_requests_total', 'Answered HTTP requests.', ['route', 'status']);
  readonly operations = this.counter(
    'waybill_graphql_operations_total',
    'Answered GraphQL operations, by method and outcome: ok, refused, unavailable or failed.',
    ['method', 'outcome'],
  );
  readonly operationSeconds = this.histogram(
    'waybill_graphql_operation_seconds',
    'Seconds from reading a GraphQL operation to its answer.',
    requestBuckets,
    ['method'],
  );
  readonly refusedSignIns = this.counter('waybill_sign_ins_refused_total', 'Refused sign-ins, by reason.', ['reason']);
  readonly statementSeconds = this.histogram(
    'waybill_statement_seconds',
    'Seconds of SQL statements.',
    statementBuckets,
  );
  readonly failedStatements = this.counter('waybill_statements_failed_total', 'SQL statements that failed.');
  readonly slowStatements = this.counter(
    'waybill_slow_statements_total',
    'SQL statements that took longer than SLOW_STATEMENT_MS.',
  );
  readonly databaseUp = this.gauge('waybill_database_up', '1 if the database has answered this scrape, else 0.');
  readonly connections = this.gauge(
    'waybill_database_connections',
    'Open database connections of this server, by state: in_use or idle.',
    ['pool', 'state'],
  );
  readonly waitingForConnection = this.gauge(
    'waybill_database_waiting',
    'Pieces of work that wait for a database connection.',
    ['pool'],
  );
  readonly queueJobs = this.gauge(
    'waybill_queue_jobs',
    'Jobs in the queue of all servers, by state: due, scheduled, running or dead.',
    ['kind', 'state'],
  );
  readonly oldestDueSeconds = this.gauge(
    'waybill_queue_oldest_due_seconds',
    'Seconds that the oldest due job of a kind has waited.',
    ['kind'],
  );
  readonly mails = this.gauge('waybill_mails', 'Mails that are not sent yet (waiting), or never will be (failed).', [
    'state',
  ]);
  readonly backgroundJobs = this.gauge('waybill_background_jobs', 'Background jobs of users that have not ended.', [
    'state',
  ]);
  readonly permissionLookups = this.counter(
    'waybill_permission_cache_lookups_total',
    'Lookups of callers with their permissions, by result: hit or miss.',
    ['result'],
  );
  readonly eventLoopDelay = this.gauge(
    'waybill_event_loop_delay_seconds',
    'Delay of the event loop since the last scrape.',
    ['quantile'],
  );
  readonly liveSockets = this.gauge('waybill_live_sockets', 'Open WebSockets for live changes.');
  readonly diskFree = this.gauge('waybill_disk_free_bytes', 'Free bytes on the disk of DATA_DIR.');
  readonly memory = this.gauge('process_resident_memory_bytes', 'Memory of the process in bytes.');
  readonly heap = this.gauge('nodejs_heap_size_used_bytes', 'Used heap of Node in bytes.');
  readonly cpu = this.counter('process_cpu_seconds_total', 'Seconds of CPU time of the process.');
  readonly startTime = this.gauge('process_start_time_seconds', 'Start of the process, in seconds since 1970.');

  private gauge<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Gauge<T> {
    return new Gauge(this.settings(name, help, labelNames));
  }

  private counter<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Counter<T> {
    return new Counter(this.settings(name, help, labelNames));
  }

  private histogram<T extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly T[] = [],
  ): Histogram<T> {
    return new Histogram({ ...this.settings(name, help, labelNames), buckets });
  }

  private settings<T extends string>(name: string, help: string, labelNames: readonly T[]): MetricConfiguration<T> {
    return { name, help, labelNames: [...labelNames], registers: [this.registry] };
  }
}
