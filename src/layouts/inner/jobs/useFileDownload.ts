import { useDataProvider } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { showNotification } from '../../../../providers/notification';
import type { ExportFile } from '../../../../resources/contract.generated';
import { useAppServices } from '../../../ui/appServices';
import { errorText } from '../../../ui/errorText';

/** Returns a function that downloads the file of a job. The browser fetches it itself, because it may be large. */
export function useFileDownload(): (id: string) => Promise<void> {
  const { t } = useTranslation(['background_jobs', 'app']);
  const { getList } = useDataProvider()();
  const { connection } = useAppServices();
  return async (id) => {
    try {
      const { data } = await getList<Pick<ExportFile, 'id' | 'url'>>({
        resource: 'exportFiles',
        pagination: { pageSize: 1, mode: 'server' },
        filters: [{ field: 'id', operator: 'eq', value: id }],
        meta: { fields: ['id', 'url'], total: false },
      });
      const [file] = data;
      if (!file) return showNotification('warning', t('background_jobs:file.gone'));
      const link = document.createElement('a');
      link.href = new URL(file.url, connection.api).href;
      link.download = '';
      link.click();
    } catch (error) {
      showNotification('error', errorText(error, t));
    }
  };
}
