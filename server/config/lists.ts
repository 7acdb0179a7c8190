import type * as z from 'zod';

/** Reads a number of proxies, or their addresses; `no` is none. */
export function proxiesOf(text: string, context: z.RefinementCtx): number | string[] {
  if (text === 'no') return 0;
  if (/^\d+$/.test(text)) return Number(text);
  const addresses = partsOf(text);
  if (!addresses.every((address) => /^[\da-fA-F.:]+(\/\d{1,3})?$/.test(address)))
    context.addIssue('must be no, the number of proxies, or their addresses separated by commas.');
  return addresses;
}

/** Reads the origins (scheme, host, port) of addresses. */
export function originsOf(text: string, context: z.RefinementCtx): string[] {
  const addresses = partsOf(text).filter(Boolean);
  const isWeb = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (addresses.every(isWeb)) return addresses.map((address) => new URL(address).origin);
  context.addIssue('must be addresses like https://waybill.example.com, separated by commas.');
  return [];
}

function partsOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}
