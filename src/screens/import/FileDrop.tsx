import Download from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FilePickerButton } from '../../ui/upload/FilePickerButton';
import { uploadErrorText } from '../../ui/upload/uploadError';
import { useFileDrop } from '../../ui/upload/useFileDrop';
import type { Words } from '../words';
import { type StoredImport, useImportApi } from './importApi';

interface Props {
  resource: string;
  words: Words;
  onUploaded: (stored: StoredImport, file: File) => void;
  onDownloadTemplate: () => void;
}

/** Renders the area that takes the file of an import: dropped, pasted or chosen. */
export function FileDrop({ resource, words: { t }, onUploaded, onDownloadTemplate }: Props) {
  const api = useImportApi();
  const [sent, setSent] = useState<number>();
  const [error, setError] = useState<unknown>();
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    setSent(0);
    try {
      const id = await api.upload(file, { resource }, { onProgress: setSent });
      onUploaded(await api.read(id), file);
    } catch (failure) {
      setError(failure);
    } finally {
      setSent(undefined);
    }
  };
  const isSending = sent !== undefined;
  const { areaProps, isDraggedOver } = useFileDrop(isSending ? undefined : ([file]) => void upload(file));
  return (
    <Paper
      {...areaProps}
      variant="outlined"
      sx={{ p: 3, borderStyle: 'dashed', ...(isDraggedOver && { bgcolor: 'action.hover' }) }}
    >
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography>{t('imports:file.drop')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('imports:file.help')}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <FilePickerButton
            label={t('imports:file.choose')}
            accept=".csv,.txt,.tsv,.xlsx"
            onFiles={([file]) => void upload(file)}
          />
          <Button startIcon={<Download />} color="inherit" onClick={onDownloadTemplate}>
            {t('imports:file.template')}
          </Button>
        </Stack>
        {isSending && (
          <LinearProgress
            sx={{ width: '100%' }}
            aria-label={t('imports:file.reading')}
            variant={sent < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(sent * 100)}
          />
        )}
        {error !== undefined && (
          <Alert severity="error" role="alert" sx={{ whiteSpace: 'pre-line' }}>
            {uploadErrorText(error, t)}
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}
