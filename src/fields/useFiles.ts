import { useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed, hasSessionPermission } from '../../providers/auth/allowedMethods';
import { createFileUploader } from '../../providers/upload';
import { useSession, useAppServices } from '../ui/appServices';
import { useUploads } from '../ui/upload/useUploads';
import type { FieldOf, FieldContext, ValueOwner } from './kind';
import { acceptedTypes, findFileProblem } from './mediaFiles';
import { accountQueryKey } from './useAccount';
import { useDeleteFile } from './useDeleteFile';

/** Interval for refetching files: shorter than the time after which their URLs expire. */
const refetchIntervalMs = 5 * 60_000;

const noOwner: ValueOwner = { id: '', title: '', editable: false };

/**
 * Returns the running uploads of a record, and functions that add and delete its files. Refetches the record after each
 * change.
 */
export function useRecordFiles(field: FieldOf<'media'>, context: FieldContext, owner: ValueOwner = noOwner) {
  const { t } = useTranslation(['files', 'app']);
  const { connection, refresher } = useAppServices();
  const session = useSession();
  const invalidate = useInvalidate();
  const queries = useQueryClient();
  const deleteFile = useDeleteFile();
  const [announcement, setAnnouncement] = useState('');
  const { model, collections } = field;
  const { id, part = id } = owner;

  const isOwnPicture = model === 'USER' && session?.user.id === part;
  const refresh = useCallback(() => {
    void invalidate({ resource: context.resource, invalidates: ['detail', 'list'], id });
    // The user's own picture is shown on every page, so the cached account is refetched as well.
    if (isOwnPicture) void queries.invalidateQueries({ queryKey: accountQueryKey });
  }, [invalidate, queries, context.resource, id, isOwnPicture]);
  useEffect(() => {
    const timer = setInterval(refresh, refetchIntervalMs);
    return () => clearInterval(timer);
  }, [refresh]);

  const upload = useMemo(() => createFileUploader(connection, refresher), [connection, refresher]);
  const target = useMemo(() => ({ id: part, model_type: model }), [part, model]);
  const handleUploaded = useCallback(
    ({ name }: File) => {
      setAnnouncement(t('files:added', { name }));
      refresh();
    },
    [t, refresh],
  );
  const uploads = useUploads(upload, target, handleUploaded);

  const { add } = uploads;
  const hasRight = isOwnPicture || (owner.editable && hasSessionPermission(session, 'media.write'));
  const mayChange = !field.readOnly && hasRight && isMethodAllowed(session, 'uploadMedia');
  return {
    mayChange,
    uploads,
    /** Text about the last change, for screen readers. */
    said: announcement,
    /** Uploads files to a collection. */
    addTo: (collection: string, files: readonly File[]) => {
      const rule = collections[collection];
      if (rule)
        add(
          { name: collection, types: acceptedTypes(rule) },
          files.map((file) => ({ file, error: findFileProblem(file, rule) })),
        );
    },
    /** Deletes a file. Resolves to true when the server has deleted it. */
    remove: async (file: { id: string; name: string }): Promise<boolean> => {
      const isDeleted = await deleteFile(file);
      if (isDeleted) {
        setAnnouncement(t('files:deleted', { name: file.name }));
        refresh();
      }
      return isDeleted;
    },
  };
}
