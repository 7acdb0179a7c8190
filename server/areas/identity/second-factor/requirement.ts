import { and, eq } from 'drizzle-orm';
import type { RequireTwoFactorInput } from '../../../contract.generated';
import { codecOf } from '../../../dialect/codec';
import type { Entity } from '../../../dialect/entity';
import { invalidInputError } from '../../../dialect/errors';
import { type MethodResolver, transactionalResolver } from '../../../dialect/methods';
import { updateRecord } from '../../../dialect/write/mutations';
import { invalidateAccess } from '../permissions/access-cache';
import { rolePowerProblems } from '../permissions/related-permissions';
import { roleEntity } from '../permissions/role';
import { roles } from '../tables';

/**
 * The role entity for writing `requires_two_factor`. Its write rules allow changing the admin role, which the write
 * rules of `roleEntity` refuse.
 */
const roleRequirement: Entity = {
  ...roleEntity,
  methods: {},
  rules: {
    after: async ({ after, id, tenant, session, writeReporter }) => {
      await invalidateAccess(session, tenant);
      writeReporter.infoAfterCommit(
        { role: id, required: after.requires_two_factor },
        'requirement of a second factor changed',
      );
    },
  },
};

/**
 * Sets whether a role requires a second factor. From their next call on, users of the role without a second factor must
 * set one up.
 */
export const requireTwoFactor: MethodResolver<{ input: RequireTwoFactorInput }> = transactionalResolver(
  async ({ input }, mutation) => {
    const { role_id: id, required } = input;
    const condition =
      codecOf('bigint').write(id) === undefined
        ? undefined
        : and(eq(roles.tenant_id, mutation.tenant), eq(roles.id, id));
    const found = condition ? await mutation.session.orm.select({ id: roles.id }).from(roles).where(condition) : [];
    if (!found[0]) throw invalidInputError({ 'input.role_id': [{ code: 'not_found' }] });
    const powerProblems = await rolePowerProblems(mutation, found[0].id);
    if (powerProblems.length > 0) throw invalidInputError({ 'input.role_id': powerProblems });
    return updateRecord(roleRequirement, { id: found[0].id, requires_two_factor: required }, mutation);
  },
);
