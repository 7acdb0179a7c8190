import type { Claims } from './providers';
import { notGood, unavailable } from './refusals';

/** Milliseconds that a provider gets to answer. */
export const patience = 5000;

/**
 * Asks a provider. @throws ContractError `social` when it says no, `social_unavailable` when it says nothing of use.
 */
export async function ask(address: string, form?: URLSearchParams): Promise<Claims> {
  const { status, body } = await exchange(address, form).catch((): Answered => ({ status: 0 }));
  if (status >= 400 && status < 500 && status !== 429) throw notGood();
  if (status !== 200 || typeof body !== 'object' || body === null) throw unavailable();
  return { ...body };
}

interface Answered {
  status: number;
  body?: unknown;
}

async function exchange(address: string, form: URLSearchParams | undefined): Promise<Answered> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { signal, redirect: 'error', ...(form ? { method: 'POST', body: form } : {}) });
  const text = await response.text();
  return { status: response.status, body: response.ok ? JSON.parse(text) : undefined };
}
