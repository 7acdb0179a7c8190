import type { LinksConfig } from '../../../config';
import type { Session } from '../../../database/database';
import { publishChange } from '../../../dialect/write/mutations';
import { formatDateTime } from '../../../texts/format';
import { type MailTemplates, sanitizeName } from '../../mail';
import { findEmailProof, findOtherEmailHolder, issueEmailCode } from '../email-proofs/proofs';
import { emailCodeMinutes, emailProofHours } from '../email-proofs/rules';
import { readPersonName } from '../people/person-name';
import { createPasswordLink, type NewPasswordLink } from '../passwords/links';
import { users } from '../tables';
import { createAccountLetterWriters, type LinkValidity } from './account-letters';
import type { AccountMail } from './account-mail';
import { deviceNameOf } from './device-name';
import { readCompanyName } from './company-name';

/** Hours after which a mail with a link to a new password is dropped instead of sent. */
const restoreMaxAgeHours = 24;

/** Returns the templates of the mails about accounts. */
export function createAccountMailTemplates({
  invitationDays,
  restoreMinutes,
}: LinksConfig): MailTemplates<AccountMail> {
  return {
    INVITATION: {
      write: async ({ url, by }, { session, recipient, texts, consoleOrigin }) => {
        const { tenant, user } = recipient;
        const minutes = invitationDays * 24 * 60;
        const link = await linkWithToken(session, url, { tenant, user, purpose: 'INVITATION', minutes });
        // Publishes the change, because a user page that is open shows the date until which the invitation is valid.
        await publishChange({ session, tenant, user: '' }, { table: users }, user, 'UPDATED');
        const company = sanitizeName((await readCompanyName(session, tenant)) || 'Waybill');
        // The inviting company must not learn that the address has an account. So the invitation is stored, but its
        // link is not mailed.
        if (await findOtherEmailHolder(session, recipient)) {
          const purpose = 'INVITATION';
          return {
            letter: createAccountLetterWriters(texts).emailInUse({ purpose, company }),
            ...signInLink(consoleOrigin),
          };
        }
        const letter = createAccountLetterWriters(texts).invitation({
          company,
          by: sanitizeName(await readPersonName(session, { tenant, user: by })) || null,
          validity: { count: invitationDays, unit: 'day' },
        });
        return { letter, link };
      },
    },
    RESTORE: {
      maxAgeHours: restoreMaxAgeHours,
      write: async ({ url }, { session, recipient: { tenant, user }, texts }) => ({
        link: await linkWithToken(session, url, { tenant, user, purpose: 'RESTORE', minutes: restoreMinutes }),
        letter: createAccountLetterWriters(texts).restore({ validity: validityOf(restoreMinutes) }),
      }),
    },
    EMAIL_PROOF: {
      maxAgeHours: emailProofHours,
      write: async (_mail, { session, recipient, texts, consoleOrigin }) => {
        const proof = await findEmailProof(session, recipient);
        if (proof?.email !== recipient.email) throw new Error('The proof was changed while its mail was written.');
        const { purpose } = proof;
        const letters = createAccountLetterWriters(texts);
        const code = await issueEmailCode(session, proof);
        return code === undefined
          ? { letter: letters.emailInUse({ purpose, company: '' }), ...signInLink(consoleOrigin) }
          : { letter: letters.emailCode({ code, purpose, validity: validityOf(emailCodeMinutes) }) };
      },
    },
    RECOVERY: {
      maxAgeHours: restoreMaxAgeHours,
      write: async ({ url, by, recovery }, { session, recipient: { tenant, user }, texts }) => {
        const request = { tenant, user, purpose: 'RESTORE', minutes: restoreMinutes, recovery } as const;
        const link = await linkWithToken(session, url, request);
        // Open pages of the user show how the account is recovered.
        await publishChange({ session, tenant, user: '' }, { table: users }, user, 'UPDATED');
        const letter = createAccountLetterWriters(texts).recovery({
          by: sanitizeName(await readPersonName(session, { tenant, user: by })) || null,
          isPure: recovery === 'PURE_USER',
          validity: validityOf(restoreMinutes),
        });
        return { letter, link };
      },
    },
    EMAIL_CHANGE_REQUESTED: {
      write: async ({ next, by }, { session, recipient: { tenant, user }, texts }) => {
        const administrator = by === user ? null : sanitizeName(await readPersonName(session, { tenant, user: by }));
        return {
          letter: createAccountLetterWriters(texts).emailChangeRequested({ next, isOwn: by === user, administrator }),
        };
      },
    },
    EMAIL_CHANGED: {
      write: ({ next }, { texts }) => ({ letter: createAccountLetterWriters(texts).emailChanged({ next }) }),
    },
    PASSWORD_CHANGED: {
      write: (_mail, { texts }) => ({ letter: createAccountLetterWriters(texts).passwordChanged() }),
    },
    NEW_DEVICE: {
      write: ({ userAgent, address, at }, { texts }) => {
        const facts = { device: deviceNameOf(userAgent), address, at: formatDateTime(at, texts) };
        return { letter: createAccountLetterWriters(texts).newDevice(facts) };
      },
    },
    SECOND_FACTOR_ON: { write: (_mail, { texts }) => ({ letter: createAccountLetterWriters(texts).secondFactorOn() }) },
    SECOND_FACTOR_OFF: {
      write: (_mail, { texts }) => ({ letter: createAccountLetterWriters(texts).secondFactorOff() }),
    },
    SECOND_FACTOR_RESET: {
      write: (_mail, { texts }) => ({ letter: createAccountLetterWriters(texts).secondFactorReset() }),
    },
    RECOVERY_CODE_USED: {
      write: ({ left }, { texts }) => ({ letter: createAccountLetterWriters(texts).recoveryCodeUsed({ left }) }),
    },
    FAILED_SIGN_INS: {
      write: ({ step, tries, address, at }, { texts }) => ({
        letter: createAccountLetterWriters(texts).failedSignIns({
          step,
          tries,
          address,
          at: formatDateTime(at, texts),
        }),
      }),
    },
  };
}

/** Returns the link to the sign-in page, where the console's address is known. */
function signInLink(consoleOrigin: string | undefined): { link?: string } {
  return consoleOrigin === undefined ? {} : { link: `${consoleOrigin}/auth` };
}

/** Creates a link and returns the URL of its page with the token. The user's earlier link stops working. */
async function linkWithToken(session: Session, url: string, request: NewPasswordLink): Promise<string> {
  const link = new URL(url);
  link.searchParams.set('token', await createPasswordLink(session, request));
  return link.href;
}

function validityOf(minutes: number): LinkValidity {
  return minutes % 60 === 0 ? { count: minutes / 60, unit: 'hour' } : { count: minutes, unit: 'minute' };
}
