import type * as z from 'zod';

/** Parses the number of proxies, their addresses separated by commas, or `no`, which returns 0. */
export function parseProxies(text: string, context: z.RefinementCtx): number | string[] {
  if (text === 'no') return 0;
  if (/^\d+$/.test(text)) return Number(text);
  const addresses = splitByComma(text);
  if (!addresses.every((address) => /^[\da-fA-F.:]+(\/\d{1,3})?$/.test(address)))
    context.addIssue('must be no, the number of proxies, or their addresses separated by commas.');
  return addresses;
}

/** Parses URLs separated by commas, and returns their origins (scheme, host, port). */
export function parseOrigins(text: string, context: z.RefinementCtx): string[] {
  const addresses = splitByComma(text).filter(Boolean);
  const isWeb = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (addresses.every(isWeb)) return addresses.map((address) => new URL(address).origin);
  context.addIssue('must be addresses like https://waybill.example.com, separated by commas.');
  return [];
}

/** Minimum length of a secret from which keys are derived, in characters. */
export const minSecretLength = 32;

/** Parses secrets, one per line: a secret may contain any other character, a comma included. */
export function parseSecrets(text: string, context: z.RefinementCtx): string[] {
  const secrets = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (secrets.some((secret) => secret.length < minSecretLength))
    context.addIssue(`must be secrets of at least ${minSecretLength} characters, one per line.`);
  return secrets;
}

function splitByComma(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}
