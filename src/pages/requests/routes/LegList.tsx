import type { Words } from '../../../screens/words';
import { SortableList } from '../../../ui/sorting/SortableList';
import { LegCard } from './LegCard';
import { endOf, type Leg, placeText } from './legs';
import { useEstimates } from './useEstimates';

/** With more legs than this their tasks are folded, so that the route is seen as a whole. */
const mostUnfolded = 2;

interface Props {
  legs: readonly Leg[];
  words: Words;
  request: string;
  closed: boolean;
  selected: string | undefined;
  onSelect: (leg: string) => void;
  /** Absent for whoever may not, as the request stands. */
  onMove?: (leg: string, to: number) => void;
  onEdit?: (leg: Leg) => void;
  onDelete?: (leg: Leg) => void;
  renew: () => Promise<void>;
}

/** The legs, in the order in which they are driven. */
export function LegList({ legs, words, request, closed, selected, onSelect, onMove, onEdit, onDelete, renew }: Props) {
  const { of } = words;
  const estimates = useEstimates(legs);
  const named = (leg: Leg, index: number) => {
    const place = (direction: 'FROM' | 'TO') => placeText(endOf(leg, direction)) ?? of('noPlace');
    return of('named', { number: index + 1, from: place('FROM'), to: place('TO') });
  };
  return (
    <SortableList
      label={of('legs')}
      items={legs}
      nameOf={named}
      onMove={legs.length > 1 ? onMove : undefined}
      gap={1.5}
    >
      {(leg, index, handle) => (
        <LegCard
          {...{ leg, words, request, handle, closed, renew }}
          number={index + 1}
          estimate={estimates.get(leg.id)}
          selected={leg.id === selected}
          unfolded={legs.length <= mostUnfolded}
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
