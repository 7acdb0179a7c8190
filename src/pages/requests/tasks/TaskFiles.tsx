import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaFilesOf, type MediaFile } from '../../../fields/mediaFiles';
import { useFileTimes } from '../../../fields/useFileTimes';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { PictureViewer } from '../../../ui/upload/PictureViewer';

interface Props {
  media: readonly unknown[];
  /** Whether the user may delete a file. Absent where files are only shown. */
  canDelete?: (file: MediaFile) => boolean;
  onDelete?: (file: MediaFile) => void;
}

/** Shows the files of a task: thumbnails of pictures, which open a viewer, and download links of documents. */
export function TaskFiles({ media, canDelete = () => false, onDelete }: Props) {
  const { t } = useTranslation('files');
  const [viewedId, setViewedId] = useState<string>();
  const [fileToDelete, setFileToDelete] = useState<MediaFile>();
  const timesOf = useFileTimes();
  const files = mediaFilesOf(media).map((file) => ({ ...file, details: timesOf(file) }));
  if (files.length === 0) return null;
  const pictures = files.filter(({ preview }) => preview !== undefined);
  const viewedIndex = pictures.findIndex(({ id }) => id === viewedId);
  const showNeighbour = (step: number) => setViewedId(pictures[viewedIndex + step]?.id ?? viewedId);
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 0.5,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          alignItems: 'center',
        }}
      >
        {files.map(({ details, ...file }) => (
          <Box component="li" key={file.id} sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
            {file.thumb && file.preview ? (
              <ButtonBase
                aria-label={t('view', { name: file.name })}
                onClick={() => setViewedId(file.id)}
                sx={{ display: 'block', borderRadius: 1, overflow: 'hidden' }}
              >
                <Box
                  component="img"
                  src={file.thumb}
                  alt=""
                  loading="lazy"
                  sx={{ display: 'block', width: 48, height: 48, objectFit: 'cover' }}
                />
              </ButtonBase>
            ) : (
              <Link
                href={file.url}
                download={file.name}
                title={details}
                variant="body2"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {file.name}
              </Link>
            )}
            {onDelete && canDelete(file) && (
              <IconButton
                size="small"
                aria-label={t('delete', { name: file.name })}
                title={t('delete', { name: file.name })}
                onClick={() => setFileToDelete(file)}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      <PictureViewer
        picture={pictures[viewedIndex]}
        onClose={() => setViewedId(undefined)}
        onPrevious={viewedIndex > 0 ? () => showNeighbour(-1) : undefined}
        onNext={viewedIndex < pictures.length - 1 ? () => showNeighbour(1) : undefined}
      />
      <ConfirmDialog
        open={fileToDelete !== undefined}
        destructive
        title={t('confirmDelete', { name: fileToDelete?.name ?? '' })}
        text={t('cannotBeRestored')}
        confirmLabel={t('deleteConfirmed')}
        onCancel={() => setFileToDelete(undefined)}
        onConfirm={() => {
          setFileToDelete(undefined);
          if (fileToDelete) onDelete?.(fileToDelete);
        }}
      />
    </>
  );
}
