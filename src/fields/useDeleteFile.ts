import { useDataProvider, useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { uploadErrorText } from '../ui/upload/uploadError';

/** Returns a function that deletes a file. It shows why the server refuses, and resolves to whether the file is deleted. */
export function useDeleteFile(): (file: { id: string }) => Promise<boolean> {
  const { t } = useTranslation(['files', 'app']);
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  return async ({ id }) => {
    try {
      await provider.custom?.({
        url: '',
        method: 'post',
        meta: { method: 'deleteMedia', input: { id }, fields: ['id'] },
      });
      return true;
    } catch (error) {
      notify?.({ type: 'error', message: uploadErrorText(error, t) });
      return false;
    }
  };
}
