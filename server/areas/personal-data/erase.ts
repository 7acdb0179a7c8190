import type { Language, UserState } from '../../contract.generated';
import type { Session } from '../../database/database';
import { isId } from '../../database/ids';
import type { Caller } from '../../dialect/context';
import { invalidInputError } from '../../dialect/errors';
import { type MethodResolver, requireCaller } from '../../dialect/methods';
import { fieldSelectionOf } from '../../dialect/selection';
import { publishChange, publishChanges, readRecord } from '../../dialect/write/mutations';
import { textsInLanguage } from '../../texts/texts';
import { insertActivities } from '../activity';
import { userEntity, userPowerProblems, users } from '../identity';
import { media } from '../media';
import { updateCrewTexts } from '../transport';
import { deleteUserRows, eraseUser, readErasableUser } from './erase-rows';
import { eraseActivities, eraseMails, replaceInTexts } from './erase-texts';
import { readPersonTexts } from './person';
import { erasureProblem, personPatterns } from './rules';

/** Erases the personal data of a deleted user. Returns the user. */
export const resolverOfErasePersonalData: MethodResolver<{ id: string }> = async (_root, { id }, context, info) => {
  const caller = requireCaller(context);
  const { database, language, log } = context;
  // Searching the texts of a large tenant takes longer than statements of callers may. Tenants cannot read the outbox.
  const isErased = await database.jobs.system((session) => erasePersonalData(session, id, { ...caller, language }));
  if (isErased) log.info({ tenant: caller.tenant, user: caller.user, of: id }, 'personal data of a user erased');
  return database.read(caller.tenant, (session) =>
    readRecord(userEntity, id, { ...caller, language, session, selection: fieldSelectionOf(info) }),
  );
};

/**
 * Erases what identifies a user, in the session's transaction. Returns false if that was done before.
 * @throws ContractError if there is no such user, or the user is not deleted or has a permission that the caller lacks.
 */
async function erasePersonalData(
  session: Session,
  id: string,
  caller: Caller & { language: Language },
): Promise<boolean> {
  const { tenant, user: callerId } = caller;
  const person = { tenant, id };
  const user = isId(id) ? await readErasableUser(session, person) : undefined;
  if (!user) throw invalidInputError({ id: [{ code: 'not_found' }] });
  const problem = erasureProblem({ id, state: user.state satisfies UserState }, callerId);
  const problems = problem ? [problem] : await userPowerProblems({ ...caller, session }, id);
  if (problems.length > 0) throw invalidInputError({ id: problems });
  if (user.isErased) return false;

  const texts = await readPersonTexts(session, person);
  const label = textsInLanguage(user.companyLanguage).t('personal_data:erasedUser');
  const patterns = personPatterns(texts);
  await eraseMails(session, person, texts);
  const files = await deleteUserRows(session, person, patterns);
  await eraseUser(session, person, label);
  await eraseActivities(session, person, { texts, label });
  if (patterns) await replaceInTexts(session, tenant, { patterns, label });
  await updateCrewTexts(session, tenant, { driver: id });

  const author = { session, tenant, user: callerId };
  await insertActivities([{ action: 'ERASED', on: { type: 'USER', id, title: label } }], author);
  await publishChange(author, { table: users }, id, 'UPDATED');
  // The sweep of files follows deletions.
  await publishChanges(author, { table: media }, files, 'DELETED');
  return true;
}
