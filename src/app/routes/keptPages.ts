import type { ReactNode } from 'react';
import type { Address } from '../../routing/address';

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

/** Returns the kept record until another page is opened, or the user goes back: a page that is opened again is new. */
function recordAt(kept: KeptRecord | undefined, { isList, recordId }: ShownPage): KeptRecord | undefined {
  if (!kept) return undefined;
  if (recordId === kept.id) return kept.isShown ? kept : { ...kept, isShown: true };
  return isList && !kept.isShown ? kept : undefined;
}

/** Returns the pages with that of a record, in place of another's. Without effect once the user has left the list. */
export function withRecord(
  kept: KeptPages,
  { id, page, path }: { id: string; page: ReactNode; path: string },
): KeptPages {
  const { list } = kept;
  if (!list?.isShown || kept.record?.id === id) return kept;
  const { location, parsed, go } = list.address;
  const address = {
    location: { ...location, pathname: path, search: '', hash: '', state: null },
    isReturn: false,
    parsed: { ...parsed, action: 'show' as const, id, pathname: path, params: {} },
    go,
  };
  return { ...kept, record: { id, page, address, isShown: false } };
}

/** Returns the pages without that of a record. */
export function withoutRecord({ list }: KeptPages): KeptPages {
  return list ? { list } : {};
}
