import type { SocialProvider } from '../../resources/contract.generated';
import type { SocialSetting } from '../config';
import { google } from './google';
import { microsoft } from './microsoft';
import { type OwnButton, type Provider, SocialError, type SocialToken } from './provider';

/** Every provider that one may sign in with: a further one is one entry. */
const providers: Readonly<Record<SocialProvider, Provider>> = { GOOGLE: google, MICROSOFT: microsoft };

/** Whether the provider draws its button itself, for what it is asked for. */
export const drawsItself = ({ provider, kind }: SocialSetting): boolean =>
  kind === 'CREDENTIAL' && providers[provider].drawButton !== undefined;

/** An authorization code, unless something else is said. */
type Setting = Omit<SocialSetting, 'kind'> & Partial<Pick<SocialSetting, 'kind'>>;

/**
 * Asks a provider, by a window, who somebody is. To be called when they press a button.
 *
 * @param onError is told what the promise rejects with
 * @throws SocialError; with reason `client_id` when none is configured
 */
export async function askProvider(
  { provider, clientId, kind = 'CODE' }: Setting,
  onError?: (error: unknown) => void,
): Promise<SocialToken> {
  try {
    if (clientId === '') throw new SocialError('client_id');
    return { provider, ...(await providers[provider].ask(clientId, kind)) };
  } catch (error) {
    onError?.(error);
    throw error;
  }
}

/**
 * Draws a provider's own button.
 *
 * @throws SocialError; with reason `client_id` when none is configured
 */
export async function drawButton(
  { provider, clientId }: SocialSetting,
  place: HTMLElement,
  button: Omit<OwnButton, 'onToken'> & { onToken: (token: SocialToken) => void },
): Promise<void> {
  if (clientId === '') throw new SocialError('client_id');
  await providers[provider].drawButton?.(place, clientId, {
    ...button,
    onToken: (asked) => button.onToken({ provider, ...asked }),
  });
}
