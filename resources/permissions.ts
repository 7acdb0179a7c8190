/** The field of permissions: of a role, or of all roles of a user. */
export const permissionsField = {
  type: 'many',
  from: 'permissions',
  title: 'title',
  checklist: { group: 'category', methods: 'methods' },
} as const;
