import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazy } from '../../providers/loadCode';
import { filePaths } from '../../providers/data/selection';
import { PersonAvatar } from '../ui/PersonAvatar';
import type { FieldKind, FieldOf, FieldViewProps } from './kind';
import { mediaFileOf, mediaFilesOf } from './mediaFiles';
import { noFilterKind } from './noFilter';
import { noDraftConversion } from './textDraft';

type Media = FieldOf<'media'>;

const MediaGallery = lazy(() => import('./MediaGallery').then((module) => ({ default: module.MediaGallery })));
const MediaPicture = lazy(() => import('./MediaPicture').then((module) => ({ default: module.MediaPicture })));

/** A styled element is faster than `sx`, which matters because every row may have a thumbnail. */
const Thumb = styled('img')({ display: 'block', width: 32, height: 32, objectFit: 'cover' });
const cellStyle = { height: '100%', minHeight: 32, display: 'flex', alignItems: 'center' } as const;

/** Renders a row's thumbnail. The alternative text is empty, because the row already contains the record's title. */
function MediaCell({ value, field, owner }: FieldViewProps<Media>) {
  const thumb = mediaFileOf(value)?.thumb;
  if (!thumb && !field.round) return null;
  return (
    <span style={cellStyle}>
      {thumb ? (
        <Thumb src={thumb} alt="" loading="lazy" decoding="async" style={{ borderRadius: field.round ? '50%' : 4 }} />
      ) : (
        <PersonAvatar name={owner?.title ?? ''} size={32} />
      )}
    </span>
  );
}

/** The field kind of a record's files. */
export const mediaKind: FieldKind<Media> = {
  text: (value, { single }) =>
    single
      ? (mediaFileOf(value)?.name ?? '')
      : mediaFilesOf(value)
          .map(({ name }) => name)
          .join(', '),
  Cell: MediaCell,
  View: (props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={props.field.single ? 96 : 160} />}>
      {props.field.single ? <MediaPicture {...props} /> : <MediaGallery {...props} />}
    </Suspense>
  ),
  wide: ({ single }) => !single,
  alwaysShown: true,
  parts: () => filePaths,
  filter: noFilterKind,
  ...noDraftConversion,
};
