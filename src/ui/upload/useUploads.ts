import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadFile, UploadTarget } from '../../../providers/upload';
import { registerUnsavedWork } from '../unsavedWork';

/** A file that is waiting, being uploaded, or failed. Finished uploads are removed. */
export interface PendingUpload {
  key: string;
  file: File;
  collection: string;
  /** MIME types that the collection accepts. */
  allowedTypes: readonly string[];
  state: 'waiting' | 'sending' | 'failed';
  /** Uploaded share of the file, from 0 to 1. */
  progress: number;
  /** The error of the upload, if it failed. */
  error?: unknown;
}

let lastKey = 0;

/**
 * Uploads files one after another. Each upload can be cancelled, and retried after a failure.
 * The uploads are sequential, because a record lists its files in order of arrival, which has to be the order of
 * selection.
 *
 * @param target record that the files belong to
 * @param onArrived called for each uploaded file
 */
export function useUploads(
  upload: UploadFile,
  target: Omit<UploadTarget, 'collection' | 'allowed_types'>,
  onArrived: (file: File) => void,
) {
  const [pendingUploads, setPendingUploads] = useState<readonly PendingUpload[]>([]);
  const abortControllers = useRef(new Map<string, AbortController>());

  const change = useCallback((key: string, changes: Partial<PendingUpload>) => {
    setPendingUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);
  const removeUpload = useCallback(
    (key: string) => setPendingUploads((all) => all.filter((one) => one.key !== key)),
    [],
  );

  const startUpload = useCallback(
    async ({ key, file, collection, allowedTypes }: PendingUpload) => {
      const abort = new AbortController();
      abortControllers.current.set(key, abort);
      const unregister = registerUnsavedWork({ isUnsaved: () => true });
      change(key, { state: 'sending', progress: 0, error: undefined });
      try {
        await upload(
          file,
          { ...target, collection, allowed_types: allowedTypes },
          { signal: abort.signal, onProgress: (part) => change(key, { progress: part }) },
        );
        removeUpload(key);
        onArrived(file);
      } catch (error) {
        if (abort.signal.aborted) removeUpload(key);
        else change(key, { state: 'failed', error });
      } finally {
        abortControllers.current.delete(key);
        unregister();
      }
    },
    [upload, target, onArrived, change, removeUpload],
  );

  // Starts the next waiting upload when none is running.
  useEffect(() => {
    const next = pendingUploads.find(({ state }) => state === 'waiting');
    if (next && abortControllers.current.size === 0) void startUpload(next);
  }, [pendingUploads, startUpload]);

  return {
    pendingUploads,
    /** Adds files. A file that already has an error is listed but not sent. */
    add: (
      collection: { name: string; types: readonly string[] },
      files: readonly { file: File; error?: unknown }[],
    ) => {
      const { name, types: allowedTypes } = collection;
      const added = files.map(({ file, error }): PendingUpload => {
        lastKey += 1;
        const state = error ? 'failed' : 'waiting';
        return { key: String(lastKey), file, collection: name, allowedTypes, state, progress: 0, error };
      });
      setPendingUploads((all) => [...all, ...added]);
    },
    /** Aborts a running upload, or removes a failed one from the list. */
    cancel: (key: string) => {
      const abort = abortControllers.current.get(key);
      if (abort) abort.abort();
      else removeUpload(key);
    },
    /** Sends a failed file again. */
    retry: (key: string) => change(key, { state: 'waiting', progress: 0, error: undefined }),
  };
}

/** The state and actions that `useUploads` returns. */
export type UploadControls = ReturnType<typeof useUploads>;
