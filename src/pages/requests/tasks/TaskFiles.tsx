import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaFilesOf } from '../../../fields/mediaFiles';
import { useFileTimes } from '../../../fields/useFileTimes';
import { PictureViewer } from '../../../ui/upload/PictureViewer';

/** Shows the files of a task: thumbnails of pictures, which open a viewer, and download links of documents. */
export function TaskFiles({ media }: { media: readonly unknown[] }) {
  const { t } = useTranslation('files');
  const [viewedId, setViewedId] = useState<string>();
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
        {files.map(({ id, name, url, thumb, preview, details }) => (
          <li key={id}>
            {thumb && preview ? (
              <ButtonBase
                aria-label={t('view', { name })}
                onClick={() => setViewedId(id)}
                sx={{ display: 'block', borderRadius: 1, overflow: 'hidden' }}
              >
                <Box
                  component="img"
                  src={thumb}
                  alt=""
                  loading="lazy"
                  sx={{ display: 'block', width: 48, height: 48, objectFit: 'cover' }}
                />
              </ButtonBase>
            ) : (
              <Link href={url} download={name} title={details} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </Box>
      <PictureViewer
        picture={pictures[viewedIndex]}
        onClose={() => setViewedId(undefined)}
        onPrevious={viewedIndex > 0 ? () => showNeighbour(-1) : undefined}
        onNext={viewedIndex < pictures.length - 1 ? () => showNeighbour(1) : undefined}
      />
    </>
  );
}
