import type { SocialSetting } from '../config';
import { googleProvider } from './google';
import { microsoftProvider } from './microsoft';
import {
  type ProviderButtonOptions,
  type SocialProvider,
  type SocialSignInProvider,
  SocialError,
  type SocialToken,
} from './provider';

/** The social sign-in providers by their name in the contract. */
const providers: Readonly<Record<SocialProvider, SocialSignInProvider>> = {
  GOOGLE: googleProvider,
  MICROSOFT: microsoftProvider,
};

/** Returns whether the provider's script renders the sign-in button, for the configured kind of token. */
export const hasProviderRenderedButton = ({ provider, kind }: SocialSetting): boolean =>
  kind === 'CREDENTIAL' && providers[provider].renderProviderButton !== undefined;

/** The setting of a social provider; without `kind`, an authorization code (`CODE`) is requested. */
type Setting = Omit<SocialSetting, 'kind'> & Partial<Pick<SocialSetting, 'kind'>>;

/**
 * Requests a token in the provider's popup. Call it from a click handler, or the browser blocks the popup.
 *
 * @param onError called with the error before the promise rejects
 * @throws SocialError; with reason `client_id` when none is configured
 */
export async function requestSocialToken(
  { provider, clientId, kind = 'CODE' }: Setting,
  onError?: (error: unknown) => void,
): Promise<SocialToken> {
  try {
    if (clientId === '') throw new SocialError('client_id');
    return { provider, ...(await providers[provider].requestToken(clientId, kind)) };
  } catch (error) {
    onError?.(error);
    throw error;
  }
}

/**
 * Has the provider's script render its sign-in button in `element`.
 *
 * @throws SocialError; with reason `client_id` when none is configured
 */
export async function renderProviderButton(
  { provider, clientId }: SocialSetting,
  element: HTMLElement,
  button: Omit<ProviderButtonOptions, 'onToken'> & { onToken: (token: SocialToken) => void },
): Promise<void> {
  if (clientId === '') throw new SocialError('client_id');
  await providers[provider].renderProviderButton?.(element, clientId, {
    ...button,
    onToken: (token) => button.onToken({ provider, ...token }),
  });
}
