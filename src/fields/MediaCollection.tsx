import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileRules } from '../../resources/fields';
import { FilePickerButton } from '../ui/upload/FilePickerButton';
import { PendingUploadList } from '../ui/upload/PendingUploadList';
import { useFileDrop } from '../ui/upload/useFileDrop';
import type { PendingUpload, UploadControls } from '../ui/upload/useUploads';
import { FileTile } from './FileTile';
import { type MediaFile, acceptedTypes } from './mediaFiles';

interface Props {
  title: string;
  rule: FileRules;
  language: string;
  files: readonly (MediaFile & { details?: string })[];
  pendingUploads: readonly PendingUpload[];
  uploads: UploadControls;
  /** Adds files to the collection; absent when the user may not add files. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  /** Deletes a file of the collection; absent when the user may not delete files. */
  onDelete: ((file: MediaFile) => void) | undefined;
  onView: (file: MediaFile) => void;
}

/** Renders the files of one collection; files are added by choosing, dropping or pasting. */
export function MediaCollection({
  title,
  rule,
  language,
  files,
  pendingUploads,
  uploads,
  onFiles,
  onDelete,
  onView,
}: Props) {
  const { t } = useTranslation('files');
  const heading = useId();
  const { areaProps, isDraggedOver } = useFileDrop(onFiles);
  return (
    <Box
      {...areaProps}
      role="group"
      aria-labelledby={heading}
      // The area is focusable, so that keyboard users can paste files into it.
      tabIndex={onFiles ? 0 : undefined}
      sx={{
        p: 1.5,
        border: '1px dashed',
        borderColor: isDraggedOver ? 'primary.main' : 'divider',
        bgcolor: isDraggedOver ? 'action.selected' : undefined,
        borderRadius: 1,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          flexWrap: 'wrap',
          minHeight: 36,
        }}
      >
        <Typography variant="h3" id={heading}>
          {title}
        </Typography>
        {onFiles && (
          <FilePickerButton label={t('add')} accept={acceptedTypes(rule).join(',')} multiple onFiles={onFiles} />
        )}
      </Box>
      {files.length > 0 && (
        <Box
          component="ul"
          aria-labelledby={heading}
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 1,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
          }}
        >
          {files.map((file) => (
            <FileTile key={file.id} {...{ file, language, onDelete, onView }} />
          ))}
        </Box>
      )}
      {files.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('none')}</Typography>}
      {onFiles && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {t(`hint.${rule.takes}`, { max: rule.megabytes })}
        </Typography>
      )}
      <PendingUploadList pendingUploads={pendingUploads} uploads={uploads} />
    </Box>
  );
}
