/** A group of permissions. Its name and description are texts: `permissions.json`. */
export interface Category {
  code: string;
  /** Whether administrators see it. One that they don't see is still shown to who holds a permission of it. */
  visible: boolean;
  /** Whether its permissions are given and taken. Otherwise everybody who is signed in has them, in whatever role. */
  toggle: boolean;
}

/** What permissions are about, in the order in which they are shown. */
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
] as const satisfies readonly Category[];

/** Code of a category. */
export type CategoryCode = (typeof permissionCategoryList)[number]['code'];

/** Whether a category's permissions are given and taken by a tenant's administrators. */
export function isGrantable(category: CategoryCode): boolean {
  return permissionCategoryList.some(({ code, visible, toggle }) => code === category && visible && toggle);
}

/** Whether whoever is signed in has a category's permissions. */
export function isGrantedToEveryUser(category: CategoryCode): boolean {
  return permissionCategoryList.some(({ code, visible, toggle }) => code === category && visible && !toggle);
}
