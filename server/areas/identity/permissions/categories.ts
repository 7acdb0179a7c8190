/** A group of permissions. Its name and description are in `locales/<language>/server/permissions.json`. */
export interface PermissionCategory {
  code: string;
  /**
   * Whether administrators see the category. A hidden category is visible only to users with one of its permissions.
   */
  visible: boolean;
  /**
   * Whether roles hold the permissions of the category. If false, every signed-in user has them; those of `session`
   * need no sign-in.
   */
  toggle: boolean;
}

/** The categories, in the order of the role form. */
export const permissionCategoryList = [
  {
    code: 'session',
    visible: false,
    toggle: false,
  },
  {
    code: 'account',
    visible: true,
    toggle: false,
  },
  {
    code: 'reference',
    visible: true,
    toggle: false,
  },
  {
    code: 'requests',
    visible: true,
    toggle: true,
  },
  {
    code: 'customers',
    visible: true,
    toggle: true,
  },
  {
    code: 'fleet',
    visible: true,
    toggle: true,
  },
  {
    code: 'people',
    visible: true,
    toggle: true,
  },
  {
    code: 'company',
    visible: true,
    toggle: true,
  },
  {
    code: 'billing',
    visible: true,
    toggle: true,
  },
  {
    code: 'media',
    visible: true,
    toggle: true,
  },
  {
    code: 'activity',
    visible: true,
    toggle: true,
  },
  {
    code: 'operator',
    visible: false,
    toggle: true,
  },
] as const satisfies readonly PermissionCategory[];

/** Code of a category. */
export type PermissionCategoryCode = (typeof permissionCategoryList)[number]['code'];

/** Returns whether administrators can grant the permissions of a category to a role. */
export function isGrantableCategory(category: PermissionCategoryCode): boolean {
  return permissionCategoryList.some(({ code, visible, toggle }) => code === category && visible && toggle);
}

/** Returns whether every signed-in user has the permissions of a category. */
export function isCategoryOfEveryUser(category: PermissionCategoryCode): boolean {
  return permissionCategoryList.some(({ code, visible, toggle }) => code === category && visible && !toggle);
}
