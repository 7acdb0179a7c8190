import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { Draft, FieldKind, FieldOf } from './kind';
import { noFilter } from './noFilter';
import { positionFrom, positionIn, positionText } from './positionText';

type PositionKind = FieldOf<'position'>;

const PositionView = lazy(() => import('./PositionView').then((module) => ({ default: module.PositionView })));

const typed = (draft: Draft) => (typeof draft === 'string' ? draft.trim() : '');

/** A place on the map; its draft is the text of its degrees. */
export const position: FieldKind<PositionKind> = {
  wide: () => true,
  text: (value) => {
    const held = positionIn(value);
    return held ? positionText(held) : '';
  },
  View: (props) => (
    <Suspense fallback={<Skeleton width={160} />}>
      <PositionView {...props} />
    </Suspense>
  ),
  filter: noFilter,
  toDraft: (value) => {
    const held = positionIn(value);
    return held ? positionText(held) : '';
  },
  toValue: (draft) => (typed(draft) === '' ? null : (positionFrom(typed(draft)) ?? typed(draft))),
  check: (draft) => (typed(draft) === '' || positionFrom(typed(draft)) ? null : { code: 'position' }),
};
