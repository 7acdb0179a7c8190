import type { PoolClient } from 'pg';

/** Runs a statement with a number of parameters, and observes it. */
export type ObserveStatement = <T>(text: string, parameters: number, run: () => Promise<T>) => Promise<T>;

/** Returns a connection whose queries are observed. It is for drizzle, which reports no end of a statement. */
export function observedClient(client: PoolClient, observe: ObserveStatement): PoolClient {
  const query = (...args: readonly unknown[]): Promise<unknown> => {
    const [config, values] = args;
    const run = async (): Promise<unknown> => Reflect.apply(client.query, client, args);
    return observe(textOf(config), Array.isArray(values) ? values.length : 0, run);
  };
  return new Proxy(client, {
    get: (target, key): unknown => (key === 'query' ? query : Reflect.get(target, key)),
  });
}

function textOf(config: unknown): string {
  if (typeof config === 'string') return config;
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : '';
}
