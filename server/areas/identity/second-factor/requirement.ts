import { and, eq } from 'drizzle-orm';
import type { RequireTwoFactorInput } from '../../../contract.generated';
import { codecOf } from '../../../dialect/codec';
import type { Entity } from '../../../dialect/entity';
import { invalid } from '../../../dialect/errors';
import { type Method, writeMethod } from '../../../dialect/methods';
import { updateRecord } from '../../../dialect/write/mutations';
import { invalidateAccess } from '../permissions/access-cache';
import { rolePowerProblems } from '../permissions/related-permissions';
import { role } from '../permissions/role';
import { roles } from '../tables';

/** A role, of which nothing but this is written: the administrator's, too, which is otherwise as it is. */
const roleRequirement: Entity = {
  ...role,
  methods: {},
  rules: {
    after: async ({ after, id, tenant, session, writeLog }) => {
      await invalidateAccess(session, tenant);
      writeLog.infoAfterCommit(
        { role: id, required: after.requires_two_factor },
        'requirement of a second factor changed',
      );
    },
  },
};

/** Says whether a role's holders need a second factor; who has none is held to setting one up from their next call on. */
export const requireTwoFactor: Method<{ input: RequireTwoFactorInput }> = writeMethod(async ({ input }, mutation) => {
  const { role_id: id, required } = input;
  const the =
    codecOf('bigint').write(id) === undefined ? undefined : and(eq(roles.tenant_id, mutation.tenant), eq(roles.id, id));
  const found = the ? await mutation.session.orm.select({ id: roles.id }).from(roles).where(the) : [];
  if (!found[0]) throw invalid({ 'input.role_id': [{ code: 'not_found' }] });
  const touching = await rolePowerProblems(mutation, found[0].id);
  if (touching.length > 0) throw invalid({ 'input.role_id': touching });
  return updateRecord(roleRequirement, { id: found[0].id, requires_two_factor: required }, mutation);
});
