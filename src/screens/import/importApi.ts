import { useDataProvider } from '@refinedev/core';
import { useMemo } from 'react';
import { isRecord } from '../../../providers/graphqlResponse';
import { createFileUploader } from '../../../providers/upload';
import type {
  ImportCorrectionInput,
  ImportField,
  ImportRow,
  ImportSettingsInput,
  ImportStrategy,
} from '../../../resources/contract.generated';
import { useAppServices } from '../../ui/appServices';
import type { FileColumn } from './matchColumns';

/** An import, as the screen needs it. */
export interface StoredImport {
  id: string;
  file_name: string;
  sheets: readonly string[];
  sheet: string | null;
  columns: readonly FileColumn[];
  row_count: number;
  checked: {
    valid: number;
    invalid: number;
    created: number;
    updated: number;
    unchanged: number;
    /** Most rows that can be imported all or none; null for any number. */
    most_together: number | null;
  } | null;
  check_job_id: string | null;
  job_id: string | null;
}

/** A background job, as the screen follows it. */
export interface ImportJob {
  id: string;
  state: 'QUEUED' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELED';
  total: number | null;
  processed: number;
  failed: number;
  can_cancel: boolean;
  can_undo: boolean;
  result: { created?: number; updated?: number; unchanged?: number } | null;
  failure: { code: string; payload?: Record<string, string | number> } | null;
}

/** Which rows to read. */
export interface RowsRequest {
  id: string;
  first: number;
  after?: number;
  only_invalid?: boolean;
  settings?: ImportSettingsInput;
  corrections?: readonly ImportCorrectionInput[];
}

const importFields = [
  'id',
  'file_name',
  'sheets',
  'sheet',
  'columns',
  'row_count',
  'checked',
  'check_job_id',
  'job_id',
];
const jobFields = ['id', 'state', 'total', 'processed', 'failed', 'can_cancel', 'can_undo', 'result', 'failure'];
const fieldFields = ['field', 'kind', 'values', 'required', 'is_key', 'once'];
const rowFields = [
  'row',
  'cells',
  'values',
  'action',
  'problems.row',
  'problems.field',
  'problems.code',
  'problems.payload',
];

const uploadImport = {
  method: 'uploadImport',
  query: 'mutation ($input: UploadImportInput!) { uploadImport(input: $input) { id } }',
};

/** Calls of the API for imports. */
export type ImportApi = ReturnType<typeof useImportApi>;

/** Returns the calls of the API for imports. */
export function useImportApi() {
  const provider = useDataProvider()();
  const { connection, refresher } = useAppServices();
  return useMemo(() => {
    const upload = createFileUploader<{ resource: string; sheet?: string }>(connection, refresher, uploadImport);
    const mutate = async (method: string, input: object, fields: string[]) => {
      const answer = await provider.custom?.({ url: '', method: 'post', meta: { method, input, fields } });
      if (!isRecord(answer?.data)) throw new Error(`${method} returned no record.`);
      return String(answer.data.id);
    };
    const list = async <T>(method: string, input: object, fields: string[]): Promise<readonly T[]> => {
      const answer = await provider.custom?.<{ value: readonly T[] }>({
        url: '',
        method: 'get',
        meta: { method, input, fields },
      });
      return answer?.data.value ?? [];
    };
    const read = async <T extends { id: string }>(resource: string, id: string, fields: string[]): Promise<T> => {
      const { data } = await provider.getList<T>({
        resource,
        filters: [{ field: 'id', operator: 'eq', value: id }],
        pagination: { pageSize: 1, mode: 'server' },
        meta: { fields, total: false },
      });
      if (!data[0]) throw new Error(`${resource} ${id} is gone.`);
      return data[0];
    };
    return {
      upload: (...[file, target, options]: Parameters<typeof upload>) => upload(file, target, options),
      fields: (resource: string) => list<ImportField>('importFields', { resource }, fieldFields),
      rows: (request: RowsRequest) => list<ImportRow>('importRows', { input: request }, rowFields),
      read: (id: string) => read<StoredImport>('dataImports', id, importFields),
      job: (id: string) => read<ImportJob>('backgroundJobs', id, jobFields),
      check: (id: string, settings: ImportSettingsInput, corrections: readonly ImportCorrectionInput[]) =>
        mutate('checkImport', { id, settings, corrections }, ['id']),
      start: (id: string, strategy: ImportStrategy, auth_url?: string) =>
        mutate('startImport', { id, strategy, auth_url }, ['id']),
      cancel: (id: string) => mutate('cancelBackgroundJob', { id }, ['id']),
      undo: (id: string) => mutate('undoBackgroundJob', { id }, ['id']),
    };
  }, [provider, connection, refresher]);
}
