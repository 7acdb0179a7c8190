import type { Words } from '../../../screens/words';
import { SortableList } from '../../../ui/sorting/SortableList';
import { LegCard } from './LegCard';
import { legAddressOf, type Leg, shortAddressText } from './legs';
import { useLegEstimates } from './useLegEstimates';

/** With more legs than this, tasks are collapsed, so that the whole route is visible. */
const maxLegsExpanded = 2;

interface Props {
  legs: readonly Leg[];
  words: Words;
  request: string;
  readOnly: boolean;
  selected: string | undefined;
  onSelect: (leg: string) => void;
  /** Moves a leg to another position in the order; absent if the user may not change the order. */
  onMove?: (leg: string, to: number) => void;
  onEdit?: (leg: Leg) => void;
  onDelete?: (leg: Leg) => void;
  reload: () => Promise<void>;
}

/** Shows the legs in driving order. */
export function LegList({
  legs,
  words,
  request,
  readOnly,
  selected,
  onSelect,
  onMove,
  onEdit,
  onDelete,
  reload,
}: Props) {
  const { of } = words;
  const estimates = useLegEstimates(legs);
  const nameOf = (leg: Leg, index: number) => {
    const addressText = (direction: 'FROM' | 'TO') => shortAddressText(legAddressOf(leg, direction)) ?? of('noPlace');
    return of('named', { number: index + 1, from: addressText('FROM'), to: addressText('TO') });
  };
  return (
    <SortableList
      label={of('legs')}
      items={legs}
      nameOf={nameOf}
      onMove={legs.length > 1 ? onMove : undefined}
      gap={1.5}
    >
      {(leg, index, handle) => (
        <LegCard
          {...{ leg, words, request, handle, readOnly, reload }}
          number={index + 1}
          estimate={estimates.get(leg.id)}
          selected={leg.id === selected}
          tasksExpanded={legs.length <= maxLegsExpanded}
          onSelect={() => onSelect(leg.id)}
          entries={[
            onEdit && { label: of('edit'), onSelect: () => onEdit(leg) },
            onMove && index > 0 && { label: of('up'), onSelect: () => onMove(leg.id, index - 1) },
            onMove && index < legs.length - 1 && { label: of('down'), onSelect: () => onMove(leg.id, index + 1) },
            onDelete && { label: of('remove'), onSelect: () => onDelete(leg) },
          ]}
        />
      )}
    </SortableList>
  );
}
