import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { PictureViewer } from '../ui/upload/PictureViewer';
import type { FieldOf, ViewProps } from './kind';
import { MediaCollection } from './MediaCollection';
import { mediaFilesOf, type MediaFile } from './mediaFiles';
import { useFiles } from './useFiles';

/** Renders a record's files by collection. Users who may edit the record can add and delete files. */
export function MediaGallery({ value, field, place, owner }: ViewProps<FieldOf<'media'>>) {
  const { t } = useTranslation(['files', 'app']);
  const { mayChange, uploads, said, addTo, remove } = useFiles(field, place, owner);
  const [asked, setAsked] = useState<MediaFile>();
  const [viewed, setViewed] = useState<string>();
  const files = mediaFilesOf(value);
  const pictures = files.filter(({ preview, collection }) => preview !== undefined && collection in field.collections);
  const at = pictures.findIndex(({ id }) => id === viewed);
  const look = (step: number) => setViewed(pictures[at + step]?.id ?? viewed);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {Object.entries(field.collections).map(([name, rule]) => (
        <MediaCollection
          key={name}
          title={t(`files:collections.${name}`)}
          rule={rule}
          language={place.language}
          files={files.filter(({ collection }) => collection === name)}
          pendingUploads={uploads.pendingUploads.filter(({ collection }) => collection === name)}
          uploads={uploads}
          onFiles={mayChange ? (added) => addTo(name, added) : undefined}
          onDelete={mayChange ? setAsked : undefined}
          onView={({ id }) => setViewed(id)}
        />
      ))}
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
      <PictureViewer
        picture={pictures[at]}
        onClose={() => setViewed(undefined)}
        onPrevious={at > 0 ? () => look(-1) : undefined}
        onNext={at < pictures.length - 1 ? () => look(1) : undefined}
      />
      <ConfirmDialog
        open={asked !== undefined}
        destructive
        title={t('files:confirmDelete', { name: asked?.name ?? '' })}
        text={t('files:cannotBeRestored')}
        confirmLabel={t('files:deleteConfirmed')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) void remove(asked);
        }}
      />
    </Box>
  );
}
