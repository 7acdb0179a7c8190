import type { Texts } from '../../../texts/texts';
import type { Letter, Validity } from './letter';

/** Returns functions that write the mails about an account, in the language of `texts`. */
export function accountLetters({ t }: Pick<Texts, 't'>) {
  const validityOf = ({ count, unit }: Validity) => t(`mail:validity.${unit}`, { count });
  const wasItYou = [t('mail:wasYou'), t('mail:wasNotYou')];

  return {
    invitation: ({ company, by, validity }: { company: string; by: string | null; validity: Validity }): Letter => ({
      subject: t('mail:invitation.subject', { company }),
      body: [
        by ? t('mail:invitation.byPerson', { by, company }) : t('mail:invitation.byCompany', { company }),
        t('mail:invitation.about'),
      ],
      action: t('mail:invitation.action'),
      notes: [t('mail:invitation.validity', { validity: validityOf(validity) }), t('mail:invitation.unknownCompany')],
    }),

    restore: ({ validity }: { validity: Validity }): Letter => ({
      subject: t('mail:restore.subject'),
      body: [t('mail:restore.text')],
      action: t('mail:restore.action'),
      notes: [t('mail:restore.validity', { validity: validityOf(validity) }), t('mail:restore.wasNotYou')],
    }),

    passwordChanged: (): Letter => ({
      subject: t('mail:passwordChanged.subject'),
      body: [t('mail:passwordChanged.text')],
      notes: wasItYou,
    }),

    newDevice: ({ device, address, at }: { device: string | null; address: string; at: string }): Letter => ({
      subject: t('mail:newDevice.subject'),
      body: [t('mail:newDevice.text')],
      facts: [
        [t('mail:newDevice.device'), device ?? t('mail:newDevice.unknownDevice')],
        [t('mail:newDevice.address'), address],
        [t('mail:newDevice.time'), at],
      ],
      notes: wasItYou,
    }),

    secondFactorOn: (): Letter => ({
      subject: t('mail:secondFactorOn.subject'),
      body: [t('mail:secondFactorOn.text'), t('mail:secondFactorOn.recoveryCodes')],
      notes: wasItYou,
    }),

    secondFactorOff: (): Letter => ({
      subject: t('mail:secondFactorOff.subject'),
      body: [t('mail:secondFactorOff.text')],
      notes: wasItYou,
    }),

    secondFactorReset: (): Letter => ({
      subject: t('mail:secondFactorReset.subject'),
      body: [t('mail:secondFactorReset.text'), t('mail:secondFactorReset.setUpAgain')],
      notes: [t('mail:secondFactorReset.notAsked')],
    }),

    recoveryCodeUsed: ({ left }: { left: number }): Letter => ({
      subject: t('mail:recoveryCodeUsed.subject'),
      body: [
        t('mail:recoveryCodeUsed.text'),
        left === 0 ? t('mail:recoveryCodeUsed.noneLeft') : t('mail:recoveryCodeUsed.left', { count: left }),
      ],
      notes: wasItYou,
    }),

    failedSignIns: ({ step, tries, address, at }: FailedSignIns): Letter => ({
      subject: t('mail:failedSignIns.subject'),
      body: [t(`mail:failedSignIns.${step}Tries`, { count: tries }), t('mail:failedSignIns.knownDevices')],
      facts: [
        [t('mail:failedSignIns.address'), address],
        [t('mail:failedSignIns.time'), at],
      ],
      notes: [t('mail:wasYou'), t(`mail:failedSignIns.${step}Advice`, { wasNotYou: t('mail:wasNotYou') })],
    }),
  };
}

interface FailedSignIns {
  step: 'password' | 'code';
  tries: number;
  address: string;
  at: string;
}
