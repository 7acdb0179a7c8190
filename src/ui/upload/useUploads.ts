import { useCallback, useEffect, useRef, useState } from 'react';
import type { Upload, UploadTarget } from '../../../providers/upload';
import { hold } from '../atStake';

/** A file on its way. One that has arrived is not kept. */
export interface Sending {
  key: string;
  file: File;
  collection: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Which part has gone out, from 0 to 1. */
  part: number;
  /** Why it failed. */
  error?: unknown;
}

let serial = 0;

/**
 * Sends files, each of which can be cancelled and, where it failed, sent again. One after another: a record's files
 * stand in the order in which they arrive, which is to be the one in which they were chosen.
 *
 * @param target the record that they belong to
 * @param onArrived called for each that the server has taken
 */
export function useUploads(upload: Upload, target: Omit<UploadTarget, 'collection'>, onArrived: (file: File) => void) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const aborts = useRef(new Map<string, AbortController>());

  const change = useCallback((key: string, changes: Partial<Sending>) => {
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);
  const drop = useCallback((key: string) => setSendings((all) => all.filter((one) => one.key !== key)), []);

  const begin = useCallback(
    async ({ key, file, collection }: Sending) => {
      const abort = new AbortController();
      aborts.current.set(key, abort);
      const release = hold({ isAtStake: () => true });
      change(key, { state: 'sending', part: 0, error: undefined });
      try {
        await upload(
          file,
          { ...target, collection },
          { signal: abort.signal, onProgress: (part) => change(key, { part }) },
        );
        drop(key);
        onArrived(file);
      } catch (error) {
        if (abort.signal.aborted) drop(key);
        else change(key, { state: 'failed', error });
      } finally {
        aborts.current.delete(key);
        release();
      }
    },
    [upload, target, onArrived, change, drop],
  );

  // Whoever waits goes when there is room.
  useEffect(() => {
    const next = sendings.find(({ state }) => state === 'waiting');
    if (next && aborts.current.size === 0) void begin(next);
  }, [sendings, begin]);

  return {
    sendings,
    /** Takes files in; one with an error does not go out. */
    add: (collection: string, files: readonly { file: File; error?: unknown }[]) => {
      const added = files.map(({ file, error }): Sending => {
        serial += 1;
        return { key: String(serial), file, collection, state: error ? 'failed' : 'waiting', part: 0, error };
      });
      setSendings((all) => [...all, ...added]);
    },
    /** Ends one that is on its way, or takes a failed one off the list. */
    cancel: (key: string) => {
      const abort = aborts.current.get(key);
      if (abort) abort.abort();
      else drop(key);
    },
    /** Sends a failed one again. */
    retry: (key: string) => change(key, { state: 'waiting', part: 0, error: undefined }),
  };
}

/** What `useUploads` gives. */
export type Uploads = ReturnType<typeof useUploads>;
