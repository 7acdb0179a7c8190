import { and, eq } from 'drizzle-orm';
import type { SaveListViewPreferenceInput } from '../../contract.generated';
import { newId } from '../../database/ids';
import { prefixInputPaths, requireNoProblems } from '../../dialect/errors';
import type { Entity } from '../../dialect/entity';
import { transactionalResolver } from '../../dialect/methods';
import { createRecord, updateRecord } from '../../dialect/write/mutations';
import { entityMethods } from '../entity-methods.generated';
import { preferenceProblems } from './rules';
import { listViewPreferences } from './tables';

/** What the caller chose for the views of a list. */
export const listViewPreferenceEntity: Entity = {
  type: 'ListViewPreference',
  table: listViewPreferences,
  fields: {},
  methods: entityMethods.ListViewPreference,
  rowPolicy: { condition: (column, user) => `${column('user_id')} = ${user}` },
};

/** Creates or changes the caller's preference for a list. What the input leaves out stays as it is. */
export const saveListViewPreference = transactionalResolver<{ input: SaveListViewPreferenceInput }>(
  async ({ input }, mutation) => {
    requireNoProblems(prefixInputPaths(preferenceProblems(input)));
    const { session, tenant, user } = mutation;
    const { tenant_id, user_id, resource, id } = listViewPreferences;
    const [stored] = await session.orm
      .select({ id })
      .from(listViewPreferences)
      .where(and(eq(tenant_id, tenant), eq(user_id, user), eq(resource, input.resource)))
      .for('update');
    const { default_view_id, view_order } = input;
    const changes = {
      ...(default_view_id === undefined ? {} : { default_view_id }),
      ...(view_order ? { view_order: [...view_order] } : {}),
    };
    return stored
      ? updateRecord(listViewPreferenceEntity, { id: stored.id, ...changes }, mutation)
      : createRecord(
          listViewPreferenceEntity,
          { id: newId(), user_id: user, resource: input.resource, view_order: [], ...changes },
          mutation,
        );
  },
);
