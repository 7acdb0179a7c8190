import { inArray, notInArray, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { excludedTextColumns } from '../../../database/localized';
import { localizedColumnValues } from '../../../texts/dictionary-text';
import { newId } from '../../../database/ids';
import { permissionCatalogue } from './catalogue';
import { permissionCategoryList, type PermissionCategoryCode, isCategoryOfEveryUser } from './categories';
import { permissionCategories, permissions, rolePermissions } from '../tables';

/** Methods that need no sign-in. */
export const publicMethods = methodsIn((category) => category === 'session');

/** Methods that every signed-in user may call, whatever the role. */
export const methodsOfEveryUser = methodsIn(isCategoryOfEveryUser);

function methodsIn(isIncluded: (category: PermissionCategoryCode) => boolean): ReadonlySet<string> {
  return new Set<string>(
    permissionCatalogue.filter(({ category }) => isIncluded(category)).flatMap(({ methods }) => [...methods]),
  );
}

/**
 * Writes the catalogue to the tables: inserts and updates permissions, and deletes removed ones from all roles.
 * @returns codes of the new permissions.
 */
export async function writePermissions(session: Session): Promise<string[]> {
  const { orm } = session;
  const known = await orm.select({ code: permissions.code }).from(permissions);
  const before = new Set(known.map(({ code }) => code));
  const categoryIds = await writeCategories(session);
  const rows = permissionCatalogue.map(({ category, code, methods }) => {
    const categoryId = categoryIds.get(category);
    if (categoryId === undefined) throw new Error(`Category ${category} was not written.`);
    const title = localizedColumnValues('title', `permissions:titles.${code}`);
    return { code, ...title, methods: [...methods], category_id: categoryId, id: newId() };
  });
  await orm
    .insert(permissions)
    .values(rows)
    .onConflictDoUpdate({
      target: permissions.code,
      set: {
        ...excludedTextColumns('title'),
        methods: sql`excluded.methods`,
        category_id: sql`excluded.category_id`,
      },
    });
  const codes = permissionCatalogue.map(({ code }) => code);
  const isRemoved = notInArray(permissions.code, codes);
  const removedIds = orm.select({ id: permissions.id }).from(permissions).where(isRemoved);
  await orm.delete(rolePermissions).where(inArray(rolePermissions.permission_id, removedIds));
  await orm.delete(permissions).where(isRemoved);
  await orm.delete(permissionCategories).where(
    notInArray(
      permissionCategories.code,
      permissionCategoryList.map(({ code }) => code),
    ),
  );
  return codes.filter((code) => !before.has(code));
}

/** Writes the categories. Returns their ids by code. */
async function writeCategories({ orm }: Session): Promise<Map<string, string>> {
  const { code, id } = permissionCategories;
  const written = await orm
    .insert(permissionCategories)
    .values(
      permissionCategoryList.map((category, index) => ({
        ...category,
        ...textsOf(category),
        order: index + 1,
        id: newId(),
      })),
    )
    .onConflictDoUpdate({
      target: code,
      set: {
        ...excludedTextColumns('name'),
        ...excludedTextColumns('description'),
        visible: sql`excluded.visible`,
        toggle: sql`excluded.toggle`,
        order: sql`excluded."order"`,
      },
    })
    .returning({ code, id });
  return new Map(written.map((category) => [category.code, category.id]));
}

function textsOf({ code }: { code: PermissionCategoryCode }) {
  return {
    ...localizedColumnValues('name', `permissions:categories.${code}.name`),
    ...localizedColumnValues('description', `permissions:categories.${code}.description`),
  };
}
