import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import { isId } from '../../database/ids';
import type { Caller } from '../../dialect/context';
import { invalidInputError } from '../../dialect/errors';
import { type MethodResolver, requireCaller } from '../../dialect/methods';
import { fieldSelectionOf } from '../../dialect/selection';
import { publishChange, publishChanges, readRecord } from '../../dialect/write/mutations';
import { textsInLanguage } from '../../texts/texts';
import { insertActivities } from '../activity';
import { customerEntity, customers } from '../customers';
import { media } from '../media';
import { eraseCustomerRows, readErasableCustomer } from './erase-customer-rows';
import { deleteCopies } from './erase-rows';
import { eraseHistory, eraseMails, replaceInTexts } from './erase-texts';
import { readCustomerTexts } from './person';
import { personPatterns } from './rules';

/** Erases the personal data of a deleted customer. Returns the customer. */
export const resolverOfEraseCustomerData: MethodResolver<{ id: string }> = async (_root, { id }, context, info) => {
  const caller = requireCaller(context);
  const { database, language, log } = context;
  // Searching the texts of a large tenant takes longer than statements of callers may. Tenants cannot read the outbox.
  const isErased = await database.jobs.system((session) => eraseCustomerData(session, id, { ...caller, language }));
  if (isErased) log.info({ tenant: caller.tenant, user: caller.user, of: id }, 'personal data of a customer erased');
  return database.read(caller.tenant, (session) =>
    readRecord(customerEntity, id, { ...caller, language, session, selection: fieldSelectionOf(info) }),
  );
};

/**
 * Erases what identifies the persons of a customer, in the session's transaction. Returns false if that was done before.
 * @throws ContractError if there is no such customer, or the customer is not deleted
 */
async function eraseCustomerData(
  session: Session,
  id: string,
  { tenant, user }: Caller & { language: Language },
): Promise<boolean> {
  const person = { tenant, id };
  const customer = isId(id) ? await readErasableCustomer(session, person) : undefined;
  if (!customer) throw invalidInputError({ id: [{ code: 'not_found' }] });
  if (!customer.isDeleted) throw invalidInputError({ id: [{ code: 'customer_not_deleted' }] });
  if (customer.isErased) return false;

  const texts = await readCustomerTexts(session, person);
  const label = textsInLanguage(customer.companyLanguage).t('personal_data:erasedCustomer');
  const name = customer.isCompany ? customer.name : label;
  const patterns = personPatterns(texts);
  await eraseMails(session, person, texts);
  await deleteCopies(session, person, 'customers', patterns);
  const files = await eraseCustomerRows(session, person, { name, isCompany: customer.isCompany });
  await eraseHistory(session, person, 'CUSTOMER', name);
  if (patterns) await replaceInTexts(session, tenant, { patterns, label });

  const author = { session, tenant, user };
  await insertActivities([{ action: 'ERASED', on: { type: 'CUSTOMER', id, title: name } }], author);
  await publishChange(author, { table: customers }, id, 'UPDATED');
  // The sweep of files follows deletions.
  await publishChanges(author, { table: media }, files, 'DELETED');
  return true;
}
