import { useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { internalError } from '../../../providers/errors';
import { isRecord } from '../../../providers/graphqlResponse';
import type { ServerStatus } from '../../../resources/contract.generated';

/** Milliseconds between two reads: servers report as often. */
const refetchMs = 15_000;

const fields = [
  ...['id', 'host', 'version', 'node', 'disk_free_bytes', 'started_at', 'is_alive'].map((field) => `servers.${field}`),
  ...['engine', 'version', 'migration', 'size_bytes'].map((field) => `database.${field}`),
  ...['kind', 'due', 'running', 'failed', 'oldest_due_seconds'].map((field) => `jobs.${field}`),
  ...['waiting', 'failed'].map((field) => `mails.${field}`),
  ...['queued', 'running'].map((field) => `background_jobs.${field}`),
  ...['count', 'size_bytes'].map((field) => `files.${field}`),
  ...['at', 'host', 'message', 'type', 'code', 'request_id', 'job_id'].map((field) => `errors.${field}`),
];

/** Fetches the status of the servers, and again every few seconds. */
export function useServerStatus(): UseQueryResult<ServerStatus> {
  const { custom } = useDataProvider()();
  return useQuery({
    queryKey: ['serverStatus'],
    queryFn: async () => {
      const meta = { method: 'serverStatus', input: {}, fields };
      const { data } = (await custom?.<ServerStatus>({ url: '', method: 'get', meta })) ?? {};
      if (!isRecord(data)) throw internalError('The answer contains no status of the servers');
      return data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  });
}
