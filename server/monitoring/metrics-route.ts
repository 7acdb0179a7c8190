import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Gauges } from './gauges';
import type { Metrics } from './metrics';

/** Path of the metrics. */
export const metricsPath = '/metrics';

/** Serves the metrics in Prometheus' text format to callers with the token, as `Authorization: Bearer`. */
export function registerMetricsRoute(app: FastifyInstance, token: string, metrics: Metrics, gauges: Gauges): void {
  const expected = digestOf(`Bearer ${token}`);
  app.get(metricsPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer').code(401);
      return { errors: [{ message: 'The token of the metrics is required.' }] };
    }
    await gauges.refresh();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Returns a hash, because texts of the same length only can be compared in constant time. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
