import { mediaFilesOf } from '../../fields/mediaFiles';
import { missingFilesOf } from '../../../resources/task-statuses';
import { fileCollectionsOf, type TaskWithChanges } from './driverDay';
import type { OutboxItem } from './outbox/outboxItem';

/** A photo or a signature of a task, on the server or waiting on this phone. */
export interface TaskFile {
  /** Id of the file, or the key of the change that waits. */
  id: string;
  collection: 'photos' | 'signature';
  /** Position among the task's files of the collection, from 1. */
  number: number;
  isWaiting: boolean;
  addedAt?: Date;
  /** URL of a small version; absent for a file that waits. */
  thumb?: string;
  /** Content of a file that waits. */
  blob?: Blob;
  /** Id of the user who added the file. Absent for a file that waits, and for one just sent. */
  uploaderId?: string;
}

/** Returns the photos, then the signatures of a task: those on the server before those that wait. */
export function taskFilesOf({ id, media }: TaskWithChanges, items: readonly OutboxItem[]): TaskFile[] {
  const sent = mediaFilesOf(media).map(({ takenAt = '', receivedAt = takenAt, ...file }) => ({
    ...file,
    isWaiting: false,
    addedAt: receivedAt ? new Date(takenAt || receivedAt) : undefined,
  }));
  const waiting = items
    .filter((item) => item.kind === 'file')
    .filter(({ task, refused }) => task === id && !refused)
    .map(({ key, collection, made_at, file }) => ({
      id: key,
      collection,
      isWaiting: true,
      addedAt: new Date(made_at),
      blob: file,
    }));
  return (['photos', 'signature'] as const).flatMap((collection) =>
    [...sent, ...waiting]
      .filter((file) => file.collection === collection)
      .map((file, index) => ({ ...file, collection, number: index + 1 })),
  );
}

/** Returns whether a done task needs a file of this collection that it has, so that deleting the file is refused. */
export function needsFileOf(task: TaskWithChanges, collection: TaskFile['collection']): boolean {
  const collections = fileCollectionsOf(task);
  const kept = collections.toSpliced(collections.indexOf(collection), 1);
  const isMissing = (each: readonly string[]) => missingFilesOf(task, task.status, each) !== undefined;
  return isMissing(kept) && !isMissing(collections);
}
