import type { ReactNode } from 'react';
import type { Address } from '../../routing/address';
import type { RecordState } from '../../screens/record/prepareRecord';

/** A list, which stays rendered while one of its records is open. */
interface KeptList {
  page: ReactNode;
  address: Address;
  isShown: boolean;
  /** Number of times that the list was opened anew, not by a return from one of its pages. */
  openings: number;
}

/** The page of the record that the user will probably open from the list, or has opened. */
export interface KeptRecord {
  id: string;
  /** What was known of the record when its page was rendered. */
  state: RecordState;
  page: ReactNode;
  /** The address that the page has once it is shown, so that nothing is rendered again then. */
  address: Address;
  isShown: boolean;
}

/** The pages of a resource that are rendered although they are hidden. */
export interface KeptPages {
  list?: KeptList;
  record?: KeptRecord;
}

/** What the browser's address shows of a resource. */
export interface ShownPage {
  /** The page that the router has rendered. */
  page: ReactNode;
  address: Address;
  isList: boolean;
  /** The id in the address of a record's page; undefined on other pages. */
  recordId: string | undefined;
  /** Whether the cache has the record of that id. */
  isRecordLoaded: boolean;
}

/** Returns the pages to keep at an address. Whatever is equal stays the same object, so that React skips it. */
export function pagesAt(kept: KeptPages, shown: ShownPage): KeptPages {
  const list = listAt(kept.list, shown);
  const record = recordAt(kept.record, shown);
  return list === kept.list && record === kept.record ? kept : { ...(list && { list }), ...(record && { record }) };
}

/** Returns the kept list: opened anew unless the user has returned to it. */
function listAt(kept: KeptList | undefined, { page, address, isList }: ShownPage): KeptList | undefined {
  if (!isList) return kept?.isShown ? { ...kept, isShown: false } : kept;
  if (!kept) return { page, address, isShown: true, openings: 0 };
  if (!kept.isShown && !address.isReturn) return { page, address, isShown: true, openings: kept.openings + 1 };
  const isSameAddress = kept.address.location.search === address.location.search;
  if (kept.isShown && isSameAddress) return kept;
  return { ...kept, address: isSameAddress ? kept.address : address, isShown: true };
}

/**
 * Returns the kept record until another page is opened, or the user goes back: a page that is opened again is new. A page
 * that was rendered before its record was loaded is dropped too, because showing and then changing it takes longer than a
 * new page.
 */
function recordAt(
  kept: KeptRecord | undefined,
  { isList, recordId, isRecordLoaded }: ShownPage,
): KeptRecord | undefined {
  if (!kept) return undefined;
  if (recordId === kept.id && kept.isShown) return kept;
  if (recordId === kept.id && kept.state === 'listed' && isRecordLoaded) return undefined;
  if (recordId === kept.id) return { ...kept, isShown: true };
  return isList && !kept.isShown ? kept : undefined;
}

/**
 * Returns the pages with that of a record, in place of another's or of one that was rendered before the record was loaded.
 * Without effect once the user has left the list.
 */
export function withRecord(
  kept: KeptPages,
  { id, state, page, path }: Pick<KeptRecord, 'id' | 'state' | 'page'> & { path: string },
): KeptPages {
  const { list, record } = kept;
  if (!list?.isShown || (record?.id === id && (record.state === 'loaded' || record.state === state))) return kept;
  const { location, parsed, go } = list.address;
  const address = {
    location: { ...location, pathname: path, search: '', hash: '', state: null },
    isReturn: false,
    parsed: { ...parsed, action: 'show' as const, id, pathname: path, params: {} },
    go,
  };
  return { ...kept, record: { id, state, page, address, isShown: false } };
}

/** Returns the pages without that of a record. */
export function withoutRecord({ list }: KeptPages): KeptPages {
  return list ? { list } : {};
}
