import { useDataProvider } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../../../providers/graphqlResponse';
import { showNotification } from '../../../../providers/notification';
import type { StartExportInput } from '../../../../resources/contract.generated';
import { downloadDocument } from '../../../ui/downloadDocument';
import { errorText } from '../../../ui/errorText';

const fields = ['document.file_name', 'document.mime_type', 'document.rows', 'document.content', 'job.id'];

/** Returns a function that starts an export, and its state. A short list is downloaded at once. */
export function useExport(onDone: () => void) {
  const { t } = useTranslation(['exports', 'app']);
  const { custom } = useDataProvider()();
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async (input: StartExportInput) => {
    setIsRunning(true);
    setProblem(undefined);
    try {
      const answer: unknown = await custom?.({
        url: '',
        method: 'post',
        meta: { method: 'startExport', input: { ...input }, fields },
      });
      const started = isRecord(answer) ? answer.data : undefined;
      const file = isRecord(started) ? started.document : undefined;
      if (isRecord(file)) {
        downloadDocument(file);
        showNotification('success', t('exports:done', { count: Number(file.rows) }));
      } else showNotification('info', t('exports:started'));
      onDone();
    } catch (error) {
      setProblem(errorText(error, t));
    } finally {
      setIsRunning(false);
    }
  };
  return { start, isRunning, problem };
}
