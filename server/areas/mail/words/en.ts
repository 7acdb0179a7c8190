import { billingEn } from './billing-en';
import type { MailWords, Validity } from './words';

const validityOf = ({ count, unit }: Validity) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const notYou = (first: string) =>
  `If it was not you, ${first} at once: on the sign-in page, “Forgot your password?” sends you a link to a new one. Then tell your administrator.`;

/** English words of mails. */
export const en: MailWords = {
  ...billingEn,
  greeting: 'Hello,',
  copyLink: 'If the button does not work, copy this address into your browser:',
  footer: ({ email }) => `Waybill sent this to ${email}, the address of your account. Please do not reply to it.`,

  invitation: ({ company, by, validity }) => ({
    subject: `${company} invites you to Waybill`,
    body: [
      by
        ? `${by} invites you to work with ${company} in Waybill.`
        : `${company} invites you to work with them in Waybill.`,
      'In Waybill the company keeps its transport requests, routes, vehicles and customers. Choose a password, and your account is ready.',
    ],
    action: 'Accept the invitation',
    notes: [
      `The link works once, for ${validityOf(validity)}. Should you be late, ask for a new invitation.`,
      'You do not know the company? Then ignore this e-mail: without you, nothing happens.',
    ],
  }),

  restore: ({ validity }) => ({
    subject: 'Choose a new password for Waybill',
    body: ['Somebody, most likely you, asked for a new password for your Waybill account. You can choose it here.'],
    action: 'Choose a new password',
    notes: [
      `The link works once, for ${validityOf(validity)}. Of several links, only the one in the newest e-mail works.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
  }),

  passwordChanged: () => ({
    subject: 'Your Waybill password was changed',
    body: [
      'The password of your Waybill account was changed. Everyone who was signed in with the old one is signed out.',
    ],
    notes: ['If it was you, there is nothing left to do.', notYou('choose another password')],
  }),

  newDevice: ({ device, address, at }) => ({
    subject: 'Your account was used on a new device',
    body: ['Someone has just signed in to your Waybill account on a device that we have not seen before.'],
    facts: [
      ['Device', device ?? 'unknown'],
      ['IP address', address],
      ['Time', at],
    ],
    notes: ['If it was you, there is nothing left to do.', notYou('choose another password')],
  }),

  secondFactorOn: () => ({
    subject: 'Two-step sign-in is on',
    body: [
      'Two-step sign-in was turned on for your Waybill account. From now on, signing in takes a code from your authenticator app beside the password.',
      'Keep your recovery codes in a safe place: if you lose your phone, each of them lets you sign in once.',
    ],
    notes: ['If it was you, there is nothing left to do.', notYou('choose another password')],
  }),

  secondFactorOff: () => ({
    subject: 'Two-step sign-in is off',
    body: [
      'Two-step sign-in was turned off for your Waybill account. From now on, signing in takes your password alone.',
    ],
    notes: ['If it was you, there is nothing left to do.', notYou('choose another password')],
  }),

  secondFactorReset: () => ({
    subject: 'Your two-step sign-in was reset',
    body: [
      'An administrator of your company has reset the two-step sign-in of your Waybill account. Your authenticator app and your recovery codes work no more.',
      'You sign in with your password. You can set up two-step sign-in again in your profile, under Security.',
    ],
    notes: ['If you did not ask for this, talk to your administrator.'],
  }),

  recoveryCodeUsed: ({ left }) => ({
    subject: 'A recovery code was used',
    body: [
      'A recovery code of your Waybill account was used, in place of a code from the authenticator app.',
      left === 0
        ? 'It was the last one. Make new codes in your profile, under Security.'
        : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left. You can make new ones in your profile, under Security.`,
    ],
    notes: ['If it was you, there is nothing left to do.', notYou('choose another password')],
  }),

  failedSignIns: ({ step, tries, address, at }) => ({
    subject: 'Many failed sign-ins to your account',
    body: [
      `Somebody tried ${tries === 1 ? 'once' : `${tries} times`} to sign in to your Waybill account, each time with a wrong ${step}. For a while, further tries from unknown devices are refused.`,
      'Devices that you have signed in on before are not affected.',
    ],
    facts: [
      ['IP address of the last try', address],
      ['Time', at],
    ],
    notes: [
      'If it was you, there is nothing left to do.',
      step === 'code'
        ? `Before a code is asked for, the first step must succeed: somebody may know your password. ${notYou('choose another password')}`
        : 'If it was not you, choose a password that you use nowhere else, and turn on two-step sign-in: both in your profile, under Security.',
    ],
  }),
};
