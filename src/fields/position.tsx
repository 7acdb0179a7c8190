import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { Draft, FieldKind, FieldOf } from './kind';
import { noFilter } from './noFilter';
import { parsePosition, positionOf, formatPosition } from './formatPosition';

type PositionKind = FieldOf<'position'>;

const PositionView = lazy(() => import('./PositionView').then((module) => ({ default: module.PositionView })));

const typed = (draft: Draft) => (typeof draft === 'string' ? draft.trim() : '');

/** The field kind of positions. The draft is the text of the coordinates. */
export const position: FieldKind<PositionKind> = {
  wide: () => true,
  text: (value) => {
    const held = positionOf(value);
    return held ? formatPosition(held) : '';
  },
  View: (props) => (
    <Suspense fallback={<Skeleton width={160} />}>
      <PositionView {...props} />
    </Suspense>
  ),
  filter: noFilter,
  toDraft: (value) => {
    const held = positionOf(value);
    return held ? formatPosition(held) : '';
  },
  toValue: (draft) => (typed(draft) === '' ? null : (parsePosition(typed(draft)) ?? typed(draft))),
  check: (draft) => (typed(draft) === '' || parsePosition(typed(draft)) ? null : { code: 'position' }),
};
