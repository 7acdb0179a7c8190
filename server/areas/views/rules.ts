import type { Problem, Problems } from '../../dialect/errors';
import { fieldProblems, limitedTextSchema } from '../../dialect/field-schemas';

/** Most saved views that a user may own in one list. */
export const maxViewsPerList = 100;

/** Longest state of a saved view, in characters. */
export const maxStateLength = 16_384;

/** Permission to share views, and to change views that others share. */
export const sharePermission = 'views.share';

/** Columns of a saved view that the rules read. */
export interface ListViewData {
  user_id?: unknown;
  resource?: unknown;
  name?: unknown;
  state?: unknown;
  visibility?: unknown;
}

const fieldSchemas = { name: limitedTextSchema(80), resource: limitedTextSchema(80) };

/** Returns the problems of a view's fields. */
export function listViewProblems(view: ListViewData): Problems {
  const state = stateProblem(view.state);
  return { ...fieldProblems(fieldSchemas, { ...view }), ...(state ? { state: [state] } : {}) };
}

function stateProblem(state: unknown): Problem | undefined {
  if (typeof state !== 'string') return { code: 'required' };
  if (state.length > maxStateLength) return { code: 'too_long', payload: { max: maxStateLength } };
  return isQueryString.test(state) ? undefined : { code: 'list_view_state' };
}

/**
 * Matches the query of an address with its leading `?`: printable ASCII without spaces, quotation marks, angle brackets
 * and the number sign.
 */
const isQueryString = /^\?[!$-;=?-~]*$/;

/** Returns a problem when the user may not change or delete a view; `before` is the view as stored. */
export function ownershipProblems(
  before: ListViewData,
  { user, permissions }: { user: string; permissions: ReadonlySet<string> },
): Problems {
  const allowed =
    String(before.user_id) === user || (before.visibility !== 'PRIVATE' && permissions.has(sharePermission));
  return allowed ? {} : { id: [{ code: 'list_view_not_own' }] };
}

/**
 * Returns the problems of sharing. A view that was shared before may keep its visibility and roles. Only its owner may
 * limit it, because others would lose sight of the view that they change.
 */
export function sharingProblems(
  {
    before,
    after,
    roles,
    changesRoles,
  }: {
    before: ListViewData | null;
    after: ListViewData;
    /** Number of the view's roles after the write. */
    roles: number;
    changesRoles: boolean;
  },
  { user, permissions }: { user: string; permissions: ReadonlySet<string> },
): Problems {
  const limits =
    after.visibility === 'PRIVATE'
      ? before?.visibility !== 'PRIVATE'
      : after.visibility === 'ROLES' && (before?.visibility === 'COMPANY' || changesRoles);
  if (before && String(before.user_id) !== user && limits) return { visibility: [{ code: 'list_view_not_own' }] };
  const widens = after.visibility !== 'PRIVATE' && (before?.visibility !== after.visibility || changesRoles);
  if (widens && !permissions.has(sharePermission)) return { visibility: [{ code: 'list_view_share_denied' }] };
  return after.visibility === 'ROLES' && roles === 0 ? { roles: [{ code: 'required' }] } : {};
}

/** Returns a problem when a user who owns `owned` views of a list may not create another. */
export function viewLimitProblems(owned: number): Problems {
  return owned >= maxViewsPerList ? { name: [{ code: 'list_view_limit', payload: { max: maxViewsPerList } }] } : {};
}

/** Longest order of views that a user may store for a list: own views, and as many of others. */
const maxOrderLength = 2 * maxViewsPerList;

/** Returns the problems of a user's preference for a list. */
export function preferenceProblems(input: {
  resource: string;
  view_order?: readonly string[] | null | undefined;
}): Problems {
  const { resource } = fieldSchemas;
  const isTooLong = (input.view_order?.length ?? 0) > maxOrderLength;
  return {
    ...fieldProblems({ resource }, input),
    ...(isTooLong ? { view_order: [{ code: 'list_view_order', payload: { max: maxOrderLength } }] } : {}),
  };
}
