import { isRecord } from '../../../../providers/answer';
import { valueAt } from '../../../fields/paths';

/** A link to a request, as the dialog shows it. */
export interface ShownLink {
  id: string;
  /** Absent once it is over or revoked. */
  token?: string;
  by?: string;
  expires: string;
  revoked?: string;
  lastOpened?: string;
  opened: number;
}

/** What the dialog reads of a request. */
export const linkFields = [
  'id',
  'token',
  'expires_at',
  'revoked_at',
  'last_opened_at',
  'opened',
  'user.id',
  'user.brief',
].map((field) => `shared_links.${field}`);

/** The links of a record, those that work first, then the newest. */
export function linksIn(record: unknown): ShownLink[] {
  const held = valueAt(record, 'shared_links');
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const links = (Array.isArray(held) ? held : []).filter(isRecord).map((link) => ({
    id: String(link.id),
    token: text(link.token),
    by: text(valueAt(link, 'user.brief')),
    expires: String(link.expires_at),
    revoked: text(link.revoked_at),
    lastOpened: text(link.last_opened_at),
    opened: Number(link.opened),
  }));
  return links
    .toReversed()
    .toSorted((one, other) => Number(other.token !== undefined) - Number(one.token !== undefined));
}
