import { expect, test } from 'vitest';
import { companyResource } from '../../../resources/company';
import { vehiclesResource } from '../../../resources/vehicles';
import { hasVerifiedCompanyDataChanged, legalSeatText } from '../../../server/areas/company/rules';
import { losesVerification } from '../../../server/areas/fleet/rules';

/** Returns the fields of a form on which it warns that the verification is lost. */
const warnedFields = ({ form }: typeof vehiclesResource) =>
  form.warnings?.find(({ name }) => name === 'verified')?.fields ?? [];

const formFields = ({ form }: typeof vehiclesResource) => form.sections.flatMap(({ fields }) => fields);

test('warns on those fields of a verified vehicle whose change makes it unverified', () => {
  const { fields: all } = vehiclesResource;
  const columnOf = (path: string) => (all[path]?.type === 'one' ? `${path}_id` : path);
  const lost = formFields(vehiclesResource).filter((path) =>
    losesVerification({ verify: 'VERIFIED' }, { verify: 'VERIFIED', [columnOf(path)]: '1' }),
  );
  expect(lost.length).toBeGreaterThan(5);
  expect([...warnedFields(vehiclesResource)].toSorted()).toEqual(lost.toSorted());
});

test('warns on those fields of a verified company whose change makes it unverified', () => {
  const address = 'company.legal_address.';
  const lost = formFields(companyResource).filter((path) => {
    const column = path.replace(/^company\./, '');
    const after = path.startsWith(address)
      ? { legal_seat: legalSeatText({ [path.slice(address.length)]: 'A' }) }
      : { [column]: 'A' };
    return hasVerifiedCompanyDataChanged(
      { legal_seat: legalSeatText({}) },
      { legal_seat: legalSeatText({}), ...after },
    );
  });
  expect(lost.length).toBeGreaterThan(5);
  expect([...warnedFields(companyResource)].toSorted()).toEqual(lost.toSorted());
});
