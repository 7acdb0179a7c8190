/**
 * Stub of camelcase. Returns a name unchanged, because Refine's GraphQL provider derives names of API methods only in
 * functions that the options of `createGraphQLProvider` replace.
 */
export default function camelcase(name: string): string {
  return name;
}
