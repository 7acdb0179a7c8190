import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazy } from '../../providers/loadCode';
import type { FieldKind, FieldOf } from './kind';
import { noFilterKind } from './noFilter';
import { parsePosition, positionOf, formatPosition } from './formatPosition';
import { trimmedDraftText } from './textDraft';

type PositionKind = FieldOf<'position'>;

const PositionView = lazy(() => import('./PositionView').then((module) => ({ default: module.PositionView })));

const coordinatesOf = (value: unknown) => {
  const found = positionOf(value);
  return found ? formatPosition(found) : '';
};

/** The field kind of positions. The draft is the text of the coordinates. */
export const positionKind: FieldKind<PositionKind> = {
  wide: () => true,
  text: coordinatesOf,
  View: (props) => (
    <Suspense fallback={<Skeleton width={160} />}>
      <PositionView {...props} />
    </Suspense>
  ),
  filter: noFilterKind,
  toDraft: coordinatesOf,
  toValue: (draft) =>
    trimmedDraftText(draft) === '' ? null : (parsePosition(trimmedDraftText(draft)) ?? trimmedDraftText(draft)),
  check: (draft) =>
    trimmedDraftText(draft) === '' || parsePosition(trimmedDraftText(draft)) ? null : { code: 'position' },
};
