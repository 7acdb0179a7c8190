import { MapView } from '../ui/map/MapView';
import type { Draft, FieldKind, FieldOf, ViewProps } from './kind';
import { noFilter } from './noFilter';
import { positionFrom, positionIn, positionText } from './positionText';

type PositionKind = FieldOf<'position'>;

const typed = (draft: Draft) => (typeof draft === 'string' ? draft.trim() : '');

/** A place on the map; its draft is the text of its degrees. */
export const position: FieldKind<PositionKind> = {
  wide: () => true,
  text: (value) => {
    const held = positionIn(value);
    return held ? positionText(held) : '';
  },
  View: PositionView,
  filter: noFilter,
  toDraft: (value) => {
    const held = positionIn(value);
    return held ? positionText(held) : '';
  },
  toValue: (draft) => (typed(draft) === '' ? null : (positionFrom(typed(draft)) ?? typed(draft))),
  check: (draft) => (typed(draft) === '' || positionFrom(typed(draft)) ? null : { code: 'position' }),
};

function PositionView({ value, owner, place: { resource, path, t } }: ViewProps<PositionKind>) {
  const held = positionIn(value);
  const title = t(`${resource}:fields.${path}`);
  return held && <MapView title={title} height={220} points={[{ id: 'place', label: owner?.title ?? title, ...held }]} />;
}
