import { type OutboxItem, type SendRefusal, statusOnServer } from './outboxItem';

/** Kinds of waiting changes that the page counts. */
export type WaitingKind = 'photos' | 'signatures' | 'statuses';

/** Returns how many of the waiting changes are photos, signatures and changes of a status. Leaves out zeros. */
export function countWaiting(waiting: readonly OutboxItem[]): { kind: WaitingKind; count: number }[] {
  const countOf = (isOfKind: (item: OutboxItem) => boolean) => waiting.filter(isOfKind).length;
  const counts: { kind: WaitingKind; count: number }[] = [
    { kind: 'photos', count: countOf((item) => item.kind === 'file' && item.collection === 'photos') },
    { kind: 'signatures', count: countOf((item) => item.kind === 'file' && item.collection === 'signature') },
    { kind: 'statuses', count: countOf(({ kind }) => kind === 'status') },
  ];
  return counts.filter(({ count }) => count > 0);
}

/** Refused changes that the page shows as one, with the reason. */
export interface RefusalGroup {
  items: readonly [OutboxItem, ...OutboxItem[]];
  refused: SendRefusal;
  /** Status that another device or user has given the task meanwhile, if the changes were refused because of it. */
  serverStatus?: string;
}

/** Returns the refused changes. Changes of a task's status that were refused together are one group. */
export function refusalGroups(items: readonly OutboxItem[]): RefusalGroup[] {
  const groups: RefusalGroup[] = [];
  for (const item of items) {
    if (!item.refused) continue;
    const { refused } = item;
    const serverStatus = statusOnServer(refused);
    const reason = JSON.stringify(refused);
    const index = groups.findIndex(
      ({ items: [first], ...group }) =>
        item.kind === 'status' &&
        first.kind === 'status' &&
        first.task === item.task &&
        JSON.stringify(group.refused) === reason,
    );
    const group = groups[index];
    if (group) groups[index] = { ...group, items: [...group.items, item] };
    else groups.push({ items: [item], refused, ...(serverStatus && { serverStatus }) });
  }
  return groups;
}
