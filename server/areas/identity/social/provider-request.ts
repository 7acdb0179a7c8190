import type { ProviderClaims } from './providers';
import { invalidProviderTokenError, providerUnavailableError } from './errors';

/** Timeout of a request to a provider. */
export const providerTimeoutMs = 5000;

/**
 * Requests claims from a provider.
 * @throws ContractError `social` when the provider rejects the request, `social_unavailable` when it does not respond.
 */
export async function fetchClaims(url: string, form?: URLSearchParams): Promise<ProviderClaims> {
  const { status, body } = await sendRequest(url, form).catch((): ProviderResponse => ({ status: 0 }));
  if (status >= 400 && status < 500 && status !== 429) throw invalidProviderTokenError();
  if (status !== 200 || typeof body !== 'object' || body === null) throw providerUnavailableError();
  return { ...body };
}

interface ProviderResponse {
  status: number;
  body?: unknown;
}

async function sendRequest(url: string, form: URLSearchParams | undefined): Promise<ProviderResponse> {
  const signal = AbortSignal.timeout(providerTimeoutMs);
  const response = await fetch(url, { signal, redirect: 'error', ...(form ? { method: 'POST', body: form } : {}) });
  const text = await response.text();
  return { status: response.status, body: response.ok ? JSON.parse(text) : undefined };
}
