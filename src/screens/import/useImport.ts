import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ImportCorrectionInput,
  ImportMode,
  ImportSettingsInput,
  ImportStrategy,
} from '../../../resources/contract.generated';
import type { ResourceDefinition } from '../../../resources/definition';
import { nameFields } from './fieldNames';
import { type ImportJob, type StoredImport, useImportApi } from './importApi';
import { matchColumns, type NamedField } from './matchColumns';

/** What the user chooses for an import besides its columns. */
export interface ImportChoices {
  mode: ImportMode;
  key: string;
  clearEmpty: boolean;
  decimalPoint: boolean;
  monthFirst: boolean;
}

/** Texts that fill fields without a column in all rows, by field. An empty text stands for a field that was added. */
export type FieldFills = Readonly<Record<string, string | undefined>>;

/** Number of rows of the preview, and of the rows with problems that are shown at once. */
const shownRows = { preview: 10, invalid: 50 };
/** Milliseconds between two looks at a running job. */
const pollMs = 700;

/** Returns the fields that can be imported, with their names; undefined while they are loaded. */
export function useImportFields(definition: ResourceDefinition) {
  const api = useImportApi();
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['importFields', definition.name, i18n.language],
    queryFn: async () => nameFields(await api.fields(definition.name), definition, i18n),
    staleTime: Infinity,
  });
}

/** What an import is of. */
interface Imported {
  definition: ResourceDefinition;
  fields: readonly NamedField[];
  stored: StoredImport;
  /** Whether the user's dates begin with the month, as in a file that the user has exported. */
  monthFirst: boolean;
}

/** The state of one import: its file, the choices of the user, its rows and jobs. */
export function useImport({ definition, fields, stored, monthFirst }: Imported) {
  const api = useImportApi();
  const queries = useQueryClient();
  const [matches, setMatches] = useState(() => matchColumns(stored.columns, fields));
  const [choices, setChoices] = useState<ImportChoices>(() => initialChoices(matches, fields, monthFirst));
  const [fills, setFills] = useState<FieldFills>({});
  const [corrections, setCorrections] = useState<readonly ImportCorrectionInput[]>([]);
  const [checkJob, setCheckJob] = useState<string>();
  const [storeJob, setStoreJob] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);

  const settings = useMemo(() => settingsOf(matches, fields, fills, choices), [matches, fields, fills, choices]);
  const canCheck = settings.columns.length > 0 && (settings.mode === 'CREATE' || matches.includes(choices.key));
  const preview = useQuery({
    queryKey: ['importRows', stored.id, settings, corrections],
    queryFn: () => api.rows({ id: stored.id, first: shownRows.preview, settings, corrections }),
    enabled: canCheck,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const check = useJob(checkJob);
  const store = useJob(storeJob);
  const isChecked = check?.state === 'SUCCEEDED';
  const current = useQuery({
    queryKey: ['dataImport', stored.id, checkJob],
    queryFn: () => api.read(stored.id),
    enabled: isChecked,
  });
  const checked = isChecked ? current.data?.checked : undefined;
  const invalid = useQuery({
    queryKey: ['invalidImportRows', stored.id, checkJob],
    queryFn: () => api.rows({ id: stored.id, first: shownRows.invalid, only_invalid: true }),
    enabled: (checked?.invalid ?? 0) > 0,
  });

  /** Runs a call, and shows why it failed. */
  const run = async (call: () => Promise<unknown>) => {
    setError(undefined);
    setIsSending(true);
    try {
      await call();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsSending(false);
    }
  };
  /** Forgets the last check, because what it has checked has changed. */
  const change = () => setCheckJob(undefined);

  return {
    stored,
    settings,
    matches,
    fills,
    choices,
    corrections,
    preview,
    invalid,
    check,
    checked,
    store,
    error,
    isSending,
    canCheck,
    match: (index: number, field: string | undefined) => {
      change();
      const next = matches.map((other) => (other === field ? undefined : other)).with(index, field);
      setMatches(next);
    },
    /** Sets the text that fills a field without a column in all rows; undefined for none. */
    fill: (field: string, text: string | undefined) => {
      change();
      setFills({ ...fills, [field]: text });
    },
    choose: (part: Partial<ImportChoices>) => {
      change();
      setChoices({ ...choices, ...part });
    },
    correct: (correction: ImportCorrectionInput) => {
      const others = corrections.filter(({ row, column }) => row !== correction.row || column !== correction.column);
      setCorrections([...others, correction]);
    },
    startCheck: () =>
      run(async () => {
        await api.check(stored.id, settings, corrections);
        const { check_job_id } = await api.read(stored.id);
        await queries.invalidateQueries({ queryKey: ['importRows', stored.id] });
        // The server has stored the corrections in the rows.
        setCorrections([]);
        setCheckJob(check_job_id ?? undefined);
      }),
    startStore: (strategy: ImportStrategy) =>
      run(async () => {
        const page = definition.imports?.page;
        await api.start(stored.id, strategy, page && `${window.location.origin}${page}`);
        setStoreJob((await api.read(stored.id)).job_id ?? undefined);
      }),
    /** Leaves a job that stored nothing, and checks the rows again. */
    checkAgain: () =>
      run(async () => {
        setStoreJob(undefined);
        await api.check(stored.id, settings, []);
        setCheckJob((await api.read(stored.id)).check_job_id ?? undefined);
      }),
    cancel: (job: ImportJob) => run(() => api.cancel(job.id)),
    undo: (job: ImportJob) => run(async () => setStoreJob(await api.undo(job.id))),
    /** Reads all rows with problems, some hundred at a time. */
    readInvalid: async () => {
      const rows = [...(await api.rows({ id: stored.id, first: 500, only_invalid: true }))];
      for (let page = rows; page.length === 500;) {
        page = [...(await api.rows({ id: stored.id, first: 500, only_invalid: true, after: page.at(-1)?.row ?? 0 }))];
        rows.push(...page);
      }
      return rows;
    },
  };
}

/** The state of one import. */
export type ImportState = ReturnType<typeof useImport>;

/** Follows a background job until it has ended. */
function useJob(id: string | undefined): ImportJob | undefined {
  const api = useImportApi();
  const { data } = useQuery({
    queryKey: ['importJob', id],
    queryFn: () => api.job(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isEnded(state.data) ? false : pollMs),
  });
  const queries = useQueryClient();
  const ended = isEnded(data);
  useEffect(() => {
    // What the job has stored is in lists that were read before.
    if (ended) void queries.invalidateQueries({ queryKey: ['data'] });
  }, [ended, queries]);
  return id === undefined ? undefined : data;
}

/** Returns whether a job has ended. */
export function isEnded(job: ImportJob | undefined): boolean {
  return job !== undefined && job.state !== 'QUEUED' && job.state !== 'RUNNING';
}

function initialChoices(
  matches: readonly (string | undefined)[],
  fields: readonly NamedField[],
  monthFirst: boolean,
): ImportChoices {
  const key = fields.find(({ field, is_key }) => is_key && matches.includes(field))?.field;
  const firstKey = fields.find(({ is_key }) => is_key)?.field;
  return { mode: 'CREATE', key: key ?? firstKey ?? '', clearEmpty: false, decimalPoint: false, monthFirst };
}

function settingsOf(
  matches: readonly (string | undefined)[],
  fields: readonly NamedField[],
  fills: FieldFills,
  { mode, key, clearEmpty, decimalPoint, monthFirst }: ImportChoices,
): ImportSettingsInput {
  const sourceOf = (field: string) => {
    const words = fields.find((one) => one.field === field)?.words ?? [];
    return { field, ...(words.length > 0 && { words: [...words] }) };
  };
  const columns = matches.flatMap((field, column) => (field === undefined ? [] : [{ column, ...sourceOf(field) }]));
  const filled = Object.entries(fills).flatMap(([field, text]) =>
    text === undefined || text.trim() === '' || matches.includes(field) ? [] : [{ text, ...sourceOf(field) }],
  );
  return {
    columns,
    ...(filled.length > 0 && { fills: filled }),
    mode,
    ...(mode === 'CREATE' ? {} : { key, clear_empty: clearEmpty }),
    decimal_point: decimalPoint,
    month_first: monthFirst,
  };
}
