import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileCollection } from '../../resources/fields';
import { AddFiles } from '../ui/upload/AddFiles';
import { SendingList } from '../ui/upload/SendingList';
import { useDropped } from '../ui/upload/useDropped';
import type { Sending, Uploads } from '../ui/upload/useUploads';
import { FileTile } from './FileTile';
import { type MediaFile, typesOf } from './mediaFiles';

interface Props {
  title: string;
  rule: FileCollection;
  language: string;
  files: readonly MediaFile[];
  sendings: readonly Sending[];
  uploads: Uploads;
  /** Absent for whoever may not add files. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  /** Absent for whoever may not delete them. */
  onDelete: ((file: MediaFile) => void) | undefined;
  onView: (file: MediaFile) => void;
}

/** Files of one collection, and a place to add more: chosen, dropped or pasted. */
export function MediaCollection({ title, rule, language, files, sendings, uploads, onFiles, onDelete, onView }: Props) {
  const { t } = useTranslation('files');
  const heading = useId();
  const { area, over } = useDropped(onFiles);
  return (
    <Box
      {...area}
      role="group"
      aria-labelledby={heading}
      // Reached by the keyboard, so that one can paste into it.
      tabIndex={onFiles ? 0 : undefined}
      sx={{
        p: 1.5,
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.selected' : undefined,
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
        {onFiles && <AddFiles label={t('add')} accept={typesOf(rule).join(',')} multiple onFiles={onFiles} />}
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
      <SendingList sendings={sendings} uploads={uploads} />
    </Box>
  );
}
