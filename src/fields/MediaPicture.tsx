import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../providers/loadCode';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { PersonAvatar } from '../ui/PersonAvatar';
import { FilePickerButton } from '../ui/upload/FilePickerButton';
import { PendingUploadList } from '../ui/upload/PendingUploadList';
import { useFileDrop } from '../ui/upload/useFileDrop';
import type { FieldOf, FieldViewProps } from './kind';
import { mediaFileOf, findFileProblem, acceptedTypes } from './mediaFiles';
import { useRecordFiles } from './useFiles';

const PictureCropper = lazy(() =>
  import('../ui/upload/PictureCropper').then((module) => ({ default: module.PictureCropper })),
);

/** Renders a record's only picture; uploading another one replaces it. */
export function MediaPicture({ value, field, context, owner }: FieldViewProps<FieldOf<'media'>>) {
  const { t } = useTranslation(['files', 'app']);
  const { mayChange, uploads, said: announcement, addTo, remove } = useRecordFiles(field, context, owner);
  const [isConfirming, setIsConfirming] = useState(false);
  const picture = mediaFileOf(value);
  const [[name, collection] = []] = Object.entries(field.collections);
  const [fileToCrop, setFileToCrop] = useState<File>();
  const addPicture = ([file]: readonly File[]) => {
    if (name === undefined || !collection || !file) return;
    if (field.round && !findFileProblem(file, collection)) setFileToCrop(file);
    else addTo(name, [file]);
  };
  const { areaProps, isDraggedOver } = useFileDrop(mayChange ? addPicture : undefined);
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
      {picture ? (
        <Box
          component="img"
          src={picture.thumb ?? picture.url}
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
            label={t(picture ? 'files:change' : 'files:choose')}
            accept={acceptedTypes(collection).join(',')}
            onFiles={addPicture}
          />
          {picture && (
            <IconButton
              aria-label={t('files:delete', { name: label })}
              title={t('files:delete', { name: label })}
              onClick={() => setIsConfirming(true)}
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
        {announcement}
      </span>
      {fileToCrop && (
        <Suspense fallback={null}>
          <PictureCropper
            file={fileToCrop}
            onCancel={() => setFileToCrop(undefined)}
            onCropped={(face) => {
              setFileToCrop(undefined);
              addTo(name, [face]);
            }}
          />
        </Suspense>
      )}
      {picture && (
        <ConfirmDialog
          open={isConfirming}
          destructive
          title={t('files:confirmDelete', { name: picture.name })}
          text={t('files:cannotBeRestored')}
          confirmLabel={t('files:deleteConfirmed')}
          onCancel={() => setIsConfirming(false)}
          onConfirm={() => {
            setIsConfirming(false);
            void remove(picture);
          }}
        />
      )}
    </Box>
  );
}
