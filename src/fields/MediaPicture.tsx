import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { PersonAvatar } from '../ui/PersonAvatar';
import { FilePickerButton } from '../ui/upload/FilePickerButton';
import { PendingUploadList } from '../ui/upload/PendingUploadList';
import { useFileDrop } from '../ui/upload/useFileDrop';
import type { FieldOf, ViewProps } from './kind';
import { mediaFileOf, fileProblem, acceptedTypes } from './mediaFiles';
import { useFiles } from './useFiles';

const PictureCropper = lazy(() =>
  import('../ui/upload/PictureCropper').then((module) => ({ default: module.PictureCropper })),
);

/** Renders a record's only picture; uploading another one replaces it. */
export function MediaPicture({ value, field, place, owner }: ViewProps<FieldOf<'media'>>) {
  const { t } = useTranslation(['files', 'app']);
  const { mayChange, uploads, said, addTo, remove } = useFiles(field, place, owner);
  const [asking, setAsking] = useState(false);
  const held = mediaFileOf(value);
  const [[name, collection] = []] = Object.entries(field.collections);
  const [cut, setCut] = useState<File>();
  const take = ([file]: readonly File[]) => {
    if (name === undefined || !collection || !file) return;
    if (field.round && !fileProblem(file, collection)) setCut(file);
    else addTo(name, [file]);
  };
  const { areaProps, isDraggedOver } = useFileDrop(mayChange ? take : undefined);
  if (name === undefined || !collection) return null;
  const label = t(`files:collections.${name}`);
  return (
    <Box
      {...areaProps}
      sx={{
        display: 'grid',
        gap: 1,
        justifyItems: 'start',
        borderRadius: 1,
        outline: isDraggedOver ? '2px dashed' : undefined,
        outlineColor: 'primary.main',
        outlineOffset: 4,
      }}
    >
      {held ? (
        <Box
          component="img"
          src={held.thumb ?? held.url}
          alt={label}
          sx={{
            width: 96,
            height: 96,
            objectFit: 'cover',
            borderRadius: field.round ? '50%' : 1,
            bgcolor: 'action.hover',
          }}
        />
      ) : (
        field.round && <PersonAvatar name={owner?.title ?? ''} size={96} />
      )}
      {mayChange && (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <FilePickerButton
            label={t(held ? 'files:change' : 'files:choose')}
            accept={acceptedTypes(collection).join(',')}
            onFiles={take}
          />
          {held && (
            <IconButton
              aria-label={t('files:delete', { name: label })}
              title={t('files:delete', { name: label })}
              onClick={() => setAsking(true)}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          )}
        </Box>
      )}
      <Box sx={{ width: '100%' }}>
        <PendingUploadList pendingUploads={uploads.pendingUploads} uploads={uploads} />
      </Box>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
      {cut && (
        <Suspense fallback={null}>
          <PictureCropper
            file={cut}
            onCancel={() => setCut(undefined)}
            onCropped={(face) => {
              setCut(undefined);
              addTo(name, [face]);
            }}
          />
        </Suspense>
      )}
      {held && (
        <ConfirmDialog
          open={asking}
          destructive
          title={t('files:confirmDelete', { name: held.name })}
          text={t('files:cannotBeRestored')}
          confirmLabel={t('files:deleteConfirmed')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void remove(held);
          }}
        />
      )}
    </Box>
  );
}
