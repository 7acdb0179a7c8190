import type { Active, Announcements, Over } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

/** Data that cards and columns pass to dnd-kit for the announcements. */
interface AnnouncementData {
  /** Name of the card or column. */
  name?: unknown;
}

const nameOf = (item: Active | Over | null) => {
  const { name }: AnnouncementData = item?.data.current ?? {};
  return typeof name === 'string' ? name : '';
};

/** Returns dnd-kit's announcements for screen readers. */
export function useDragAnnouncements(): {
  announcements: Announcements;
  screenReaderInstructions: { draggable: string };
} {
  const { t } = useTranslation('board');
  const announce = (key: string, active: Active, over: Over | null) =>
    t(`spoken.${over ? key : `${key}Nowhere`}`, { card: nameOf(active), column: nameOf(over) });
  return {
    screenReaderInstructions: { draggable: t('spoken.how') },
    announcements: {
      onDragStart: ({ active }) => t('spoken.start', { card: nameOf(active) }),
      onDragOver: ({ active, over }) => announce('over', active, over),
      onDragEnd: ({ active, over }) => announce('end', active, over),
      onDragCancel: ({ active }) => t('spoken.cancel', { card: nameOf(active) }),
    },
  };
}
