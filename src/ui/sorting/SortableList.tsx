import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableItem } from './SortableItem';

interface Props<Item extends { id: string }> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  /** What an item is called where it is spoken of. */
  nameOf: (item: Item, index: number) => string;
  /** An item was let go at another place, from 0; absent where nothing is moved. */
  onMove?: (id: string, to: number) => void;
  gap?: number;
  /** `handle` is what the item is taken hold of by: nothing where nothing is moved. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
}

/** A list whose order one changes: by mouse, by finger and by keys, and what happens is told in the reader's language. */
export function SortableList<Item extends { id: string }>({
  label,
  items,
  nameOf,
  onMove,
  gap = 1,
  children,
}: Props<Item>) {
  const { t } = useTranslation('engine');
  const pickedUp = useRef(false);
  const sensors = useSensors(
    // A press that does not move is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id);
  const told = (key: string, id: UniqueIdentifier, at: UniqueIdentifier | undefined = id) => {
    const index = indexOf(id);
    const item = items[index];
    return item && t(`sorting.${key}`, { item: nameOf(item, index), position: indexOf(at) + 1, count: items.length });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      pickedUp.current = true;
      return told('picked', active.id);
    },
    onDragOver: ({ active, over }) => {
      // Being over its own place is the first that happens to it: nothing has moved, and what was just told would be cut off.
      const rests = pickedUp.current && over?.id === active.id;
      pickedUp.current = false;
      return rests ? undefined : told('over', active.id, over?.id);
    },
    onDragEnd: ({ active, over }) => told('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => told('cancelled', active.id),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove?.(String(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sorting.instructions') } }}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={!onMove}>
        <Box
          component="ol"
          aria-label={label}
          sx={{ listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap, m: 0, p: 0 }}
        >
          {items.map((item, index) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item, index)} movable={onMove !== undefined}>
              {(handle) => children(item, index, handle)}
            </SortableItem>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
