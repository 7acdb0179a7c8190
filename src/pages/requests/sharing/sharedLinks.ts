import { isRecord } from '../../../../providers/graphqlResponse';
import { valueAt } from '../../../fields/paths';

/** A link that gives a customer without an account access to a request. */
export interface SharedLink {
  id: string;
  /** Token in the link's URL. Absent after the link has expired or was revoked. */
  token?: string;
  by?: string;
  expires: string;
  revoked?: string;
  lastOpened?: string;
  opened: number;
}

/** API fields of a request's shared links. */
export const sharedLinkFields = [
  'id',
  'token',
  'expires_at',
  'revoked_at',
  'last_opened_at',
  'opened',
  'user.id',
  'user.brief',
].map((field) => `shared_links.${field}`);

/** Returns the links of a request: working ones first, then the newest. */
export function sharedLinksOf(record: unknown): SharedLink[] {
  const list = valueAt(record, 'shared_links');
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const links = (Array.isArray(list) ? list : []).filter(isRecord).map((link) => ({
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
