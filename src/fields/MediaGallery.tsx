import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { PictureViewer } from '../ui/upload/PictureViewer';
import type { FieldOf, FieldViewProps } from './kind';
import { MediaCollection } from './MediaCollection';
import { mediaFilesOf, type MediaFile } from './mediaFiles';
import { useFileTimes } from './useFileTimes';
import { useRecordFiles } from './useFiles';

/** Renders a record's files by collection. Users who may edit the record can add and delete files. */
export function MediaGallery({ value, field, context, owner }: FieldViewProps<FieldOf<'media'>>) {
  const { t } = useTranslation(['files', 'app']);
  const { mayChange, uploads, said: announcement, addTo, remove } = useRecordFiles(field, context, owner);
  const [fileToDelete, setFileToDelete] = useState<MediaFile>();
  const [viewedId, setViewedId] = useState<string>();
  const timesOf = useFileTimes();
  const files = mediaFilesOf(value).map((file) => ({ ...file, details: timesOf(file) }));
  const pictures = files.filter(({ preview, collection }) => preview !== undefined && collection in field.collections);
  const viewedIndex = pictures.findIndex(({ id }) => id === viewedId);
  const showNeighbour = (step: number) => setViewedId(pictures[viewedIndex + step]?.id ?? viewedId);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {Object.entries(field.collections).map(([name, rule]) => (
        <MediaCollection
          key={name}
          title={t(`files:collections.${name}`)}
          rule={rule}
          language={context.language}
          files={files.filter(({ collection }) => collection === name)}
          pendingUploads={uploads.pendingUploads.filter(({ collection }) => collection === name)}
          uploads={uploads}
          onFiles={mayChange ? (added) => addTo(name, added) : undefined}
          onDelete={mayChange ? setFileToDelete : undefined}
          onView={({ id }) => setViewedId(id)}
        />
      ))}
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
      <PictureViewer
        picture={pictures[viewedIndex]}
        onClose={() => setViewedId(undefined)}
        onPrevious={viewedIndex > 0 ? () => showNeighbour(-1) : undefined}
        onNext={viewedIndex < pictures.length - 1 ? () => showNeighbour(1) : undefined}
      />
      <ConfirmDialog
        open={fileToDelete !== undefined}
        destructive
        title={t('files:confirmDelete', { name: fileToDelete?.name ?? '' })}
        text={t('files:cannotBeRestored')}
        confirmLabel={t('files:deleteConfirmed')}
        onCancel={() => setFileToDelete(undefined)}
        onConfirm={() => {
          setFileToDelete(undefined);
          if (fileToDelete) void remove(fileToDelete);
        }}
      />
    </Box>
  );
}
