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
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Returns the name of an item for screen readers. */
  nameOf: (item: Item, index: number) => string;
  /** Called with the new index after an item was moved. Absent when items cannot be moved. */
  onMove?: (id: string, to: number) => void;
  gap?: number;
  /**
   * Renders an item. `handle` is its drag handle, false if items cannot be moved. Place it after the item's text in a flex
   * container, which shows it first.
   */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
}

/** Renders a list that the user sorts by mouse, touch or keyboard. Announcements are in the user's language. */
export function SortableList<Item extends { id: string }>({
  label,
  items,
  nameOf,
  onMove,
  gap = 1,
  children,
}: Props<Item>) {
  const { t } = useTranslation('engine');
  const isJustPickedUp = useRef(false);
  const sensors = useSensors(
    // A short movement is a click, not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id);
  const announcement = (key: string, id: UniqueIdentifier, at: UniqueIdentifier | undefined = id) => {
    const index = indexOf(id);
    const item = items[index];
    return item && t(`sorting.${key}`, { item: nameOf(item, index), position: indexOf(at) + 1, count: items.length });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustPickedUp.current = true;
      return announcement('picked', active.id);
    },
    onDragOver: ({ active, over }) => {
      // dnd-kit first reports the item over itself. Announcing that would interrupt the announcement of the pick-up.
      const isOverItself = isJustPickedUp.current && over?.id === active.id;
      isJustPickedUp.current = false;
      return isOverItself ? undefined : announcement('over', active.id, over?.id);
    },
    onDragEnd: ({ active, over }) => announcement('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => announcement('cancelled', active.id),
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove?.(String(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sorting.instructions') } }}
      onDragEnd={handleDragEnd}
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
