import { companyResource } from './company';
import type { ResourceDefinition, FieldSection } from './definition';

/** Fields that a company must fill in before its users can work. */
const requiredFields: readonly string[] = [
  'company.name',
  'company.legal_name',
  'company.registration_number',
  'company.legal_address.country',
  'company.legal_address.city',
  'company.legal_address.zip',
  'company.legal_address.house_number',
];

const sectionsOf = (...names: readonly string[]): readonly FieldSection[] =>
  companyResource.form.sections.filter(({ name }) => names.includes(name));

/** The definition of the company for the registration form, with only the fields that registration needs. */
export const companyRegistrationResource: ResourceDefinition = {
  ...companyResource,
  fields: Object.fromEntries(
    Object.entries(companyResource.fields).map(([path, field]) => [
      path,
      field && requiredFields.includes(path) ? { ...field, required: true } : field,
    ]),
  ),
  form: {
    sections: [
      {
        name: 'who',
        fields: [
          'company.name',
          'company.legal_name',
          'company.registration_number',
          'company.vat_number',
          'company.phone',
          'company.email',
        ],
      },
      ...sectionsOf('legal', 'actual'),
    ],
  },
};
