import type { Texts } from '../../../texts/texts';
import type { MailLetter } from '../../mail';
import type { EmailProofPurpose } from '../email-proofs/proofs';

/** How long a link is valid: a number of units such as hours. */
export interface LinkValidity {
  count: number;
  unit: 'minute' | 'hour' | 'day';
}

/** Returns functions that write the mails about an account, in the language of `texts`. */
export function createAccountLetterWriters({ t }: Pick<Texts, 't'>) {
  const validityOf = ({ count, unit }: LinkValidity) => t(`account_mail:validity.${unit}`, { count });
  const wasItYou = [t('account_mail:wasYou'), t('account_mail:wasNotYou')];

  return {
    invitation: ({
      company,
      by,
      validity,
    }: {
      company: string;
      by: string | null;
      validity: LinkValidity;
    }): MailLetter => ({
      subject: t('account_mail:invitation.subject', { company }),
      body: [
        by
          ? t('account_mail:invitation.byPerson', { by, company })
          : t('account_mail:invitation.byCompany', { company }),
        t('account_mail:invitation.about'),
      ],
      action: t('account_mail:invitation.action'),
      notes: [
        t('account_mail:invitation.validity', { validity: validityOf(validity) }),
        t('account_mail:invitation.unknownCompany'),
      ],
    }),

    restore: ({ validity }: { validity: LinkValidity }): MailLetter => ({
      subject: t('account_mail:restore.subject'),
      body: [t('account_mail:restore.text')],
      action: t('account_mail:restore.action'),
      notes: [
        t('account_mail:restore.validity', { validity: validityOf(validity) }),
        t('account_mail:restore.wasNotYou'),
      ],
    }),

    emailCode: ({
      code,
      purpose,
      validity,
    }: {
      code: string;
      purpose: EmailProofPurpose;
      validity: LinkValidity;
    }): MailLetter => ({
      subject: t('account_mail:emailCode.subject'),
      body: [t(`account_mail:emailCode.${purpose}`)],
      code,
      isToAddress: true,
      notes: [
        t('account_mail:emailCode.validity', { validity: validityOf(validity) }),
        t('account_mail:emailCode.wasNotYou'),
      ],
    }),

    emailInUse: ({ purpose, company }: { purpose: EmailProofPurpose | 'INVITATION'; company: string }): MailLetter => ({
      subject: t('account_mail:emailInUse.subject'),
      body: [t(`account_mail:emailInUse.${purpose}`, { company }), t('account_mail:emailInUse.signIn')],
      action: t('account_mail:emailInUse.action'),
      notes: [t('account_mail:emailInUse.wasNotYou')],
    }),

    recovery: ({
      by,
      isPure,
      validity,
    }: {
      by: string | null;
      isPure: boolean;
      validity: LinkValidity;
    }): MailLetter => ({
      subject: t('account_mail:recovery.subject'),
      body: [
        by ? t('account_mail:recovery.byPerson', { by }) : t('account_mail:recovery.byAdministrator'),
        t(isPure ? 'account_mail:recovery.pure' : 'account_mail:recovery.withData'),
      ],
      action: t('account_mail:restore.action'),
      notes: [
        t('account_mail:restore.validity', { validity: validityOf(validity) }),
        t('account_mail:recovery.notAsked'),
      ],
    }),

    emailChangeRequested: ({ next, administrator, isOwn }: EmailChangeRequest): MailLetter => ({
      subject: t('account_mail:emailChangeRequested.subject'),
      body: [
        isOwn
          ? t('account_mail:emailChangeRequested.own')
          : administrator
            ? t('account_mail:emailChangeRequested.byPerson', { by: administrator })
            : t('account_mail:emailChangeRequested.byAdministrator'),
        t('account_mail:emailChangeRequested.next'),
      ],
      facts: [[t('account_mail:emailChangeRequested.address'), next]],
      notes: [t('account_mail:wasYou'), t('account_mail:emailChangeRequested.wasNotYou')],
    }),

    emailChanged: ({ next }: { next: string }): MailLetter => ({
      subject: t('account_mail:emailChanged.subject'),
      body: [t('account_mail:emailChanged.text')],
      facts: [[t('account_mail:emailChangeRequested.address'), next]],
      isToAddress: true,
      notes: [t('account_mail:wasYou'), t('account_mail:emailChanged.wasNotYou')],
    }),

    passwordChanged: (): MailLetter => ({
      subject: t('account_mail:passwordChanged.subject'),
      body: [t('account_mail:passwordChanged.text')],
      notes: wasItYou,
    }),

    newDevice: ({ device, address, at }: { device: string | null; address: string; at: string }): MailLetter => ({
      subject: t('account_mail:newDevice.subject'),
      body: [t('account_mail:newDevice.text')],
      facts: [
        [t('account_mail:newDevice.device'), device ?? t('account_mail:newDevice.unknownDevice')],
        [t('account_mail:newDevice.address'), address],
        [t('account_mail:newDevice.time'), at],
      ],
      notes: wasItYou,
    }),

    secondFactorOn: (): MailLetter => ({
      subject: t('account_mail:secondFactorOn.subject'),
      body: [t('account_mail:secondFactorOn.text'), t('account_mail:secondFactorOn.recoveryCodes')],
      notes: wasItYou,
    }),

    secondFactorOff: (): MailLetter => ({
      subject: t('account_mail:secondFactorOff.subject'),
      body: [t('account_mail:secondFactorOff.text')],
      notes: wasItYou,
    }),

    secondFactorReset: (): MailLetter => ({
      subject: t('account_mail:secondFactorReset.subject'),
      body: [t('account_mail:secondFactorReset.text'), t('account_mail:secondFactorReset.setUpAgain')],
      notes: [t('account_mail:secondFactorReset.notAsked')],
    }),

    recoveryCodeUsed: ({ left }: { left: number }): MailLetter => ({
      subject: t('account_mail:recoveryCodeUsed.subject'),
      body: [
        t('account_mail:recoveryCodeUsed.text'),
        left === 0
          ? t('account_mail:recoveryCodeUsed.noneLeft')
          : t('account_mail:recoveryCodeUsed.left', { count: left }),
      ],
      notes: wasItYou,
    }),

    failedSignIns: ({ step, tries, address, at }: FailedSignIns): MailLetter => ({
      subject: t('account_mail:failedSignIns.subject'),
      body: [
        t(`account_mail:failedSignIns.${step}Tries`, { count: tries }),
        t('account_mail:failedSignIns.knownDevices'),
      ],
      facts: [
        [t('account_mail:failedSignIns.address'), address],
        [t('account_mail:failedSignIns.time'), at],
      ],
      notes: [
        t('account_mail:wasYou'),
        t(`account_mail:failedSignIns.${step}Advice`, { wasNotYou: t('account_mail:wasNotYou') }),
      ],
    }),
  };
}

interface EmailChangeRequest {
  /** The address that the user signs in with after the change. */
  next: string;
  /** Whether the user requested the change, rather than an administrator. */
  isOwn: boolean;
  /** Name of the administrator; empty or null when unknown. */
  administrator: string | null;
}

interface FailedSignIns {
  step: 'password' | 'code';
  tries: number;
  address: string;
  at: string;
}
