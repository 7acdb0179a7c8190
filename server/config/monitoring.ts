import type { ConfigVariables } from './variables';

/** What the server reports of itself to its operator. */
export interface MonitoringConfig {
  /** Token with which `/metrics` is read; absent: there is no such route. */
  metricsToken?: string;
  /** Milliseconds from which a statement is logged as slow; 0: never. */
  slowStatementMs: number;
  /** URL of an OTLP/HTTP collector that receives traces; absent: none are made. */
  tracesUrl?: string;
  /** Name of the server in traces. */
  serviceName: string;
}

/** Reads what the server reports of itself. */
export function readMonitoringConfig(variables: ConfigVariables): MonitoringConfig {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  return {
    metricsToken: variables.METRICS_TOKEN,
    slowStatementMs: variables.SLOW_STATEMENT_MS,
    // OpenTelemetry's specification: the path of a signal is appended to the common endpoint.
    ...(endpoint && { tracesUrl: `${endpoint}/v1/traces` }),
    serviceName: variables.OTEL_SERVICE_NAME,
  };
}
