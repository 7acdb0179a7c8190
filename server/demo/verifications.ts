import type { VerificationStatus } from '../contract.generated';
import type { RandomGenerator } from './random';

/** A step of a verification, without its time. */
export interface VerificationStep {
  status: VerificationStatus;
  message: string | null;
}

const requestMessages: readonly (string | null)[] = [
  null,
  null,
  'Documents attached: registration certificate, insurance policy, photos.',
  'Certificate renewed, please check again.',
  'W załączeniu dowód rejestracyjny i polisa OC.',
];

const refusalMessages: readonly string[] = [
  'The VIN on the photo differs from the one entered.',
  'The registration certificate has expired.',
  'The photo of the registration certificate cannot be read.',
  'The carrying capacity is not the one in the certificate.',
  'The plate belongs to a vehicle of another make.',
  'There is no proof of third-party insurance.',
  'The year of manufacture does not match the VIN.',
  'Numer VIN na zdjęciu nie zgadza się z wpisanym.',
  'Badanie techniczne jest nieważne.',
  'Skan dowodu rejestracyjnego jest nieczytelny.',
];

const approvalMessages: readonly (string | null)[] = [
  null,
  null,
  'Certificate, insurance and VIN checked.',
  'All data match the registration certificate.',
  'Confirmed with the vehicle register.',
  'Dane zgodne z dowodem rejestracyjnym.',
];

/** Returns random steps of a verification that ends in a status. Some are refused first and sent again. */
export function randomVerificationSteps(random: RandomGenerator, status: VerificationStatus): VerificationStep[] {
  const send = (): VerificationStep => ({ status: 'UNDER_REVIEW', message: random.pick(requestMessages) });
  const refuse = (): VerificationStep => ({ status: 'NOT_VERIFIED', message: random.pick(refusalMessages) });
  const refusedBefore = random.chance(0.2) ? [send(), refuse()] : [];
  switch (status) {
    case 'UNDER_REVIEW':
      return [...refusedBefore, send()];
    case 'VERIFIED':
      return [...refusedBefore, send(), { status: 'VERIFIED', message: random.pick(approvalMessages) }];
    case 'NOT_VERIFIED':
      return random.chance(0.5) ? [] : [...refusedBefore, send(), refuse()];
  }
}
