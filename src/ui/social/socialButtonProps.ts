import type { SocialSetting } from '../../../providers/config';
import type { SocialToken } from '../../../providers/social/provider';

/** Props of a provider's sign-in button. */
export interface SocialButtonProps {
  setting: SocialSetting;
  /** The provider's name, such as Google. */
  name: string;
  /** Whether the provider's token is being sent to the server. */
  busy: boolean;
  onToken: (token: SocialToken) => Promise<void>;
  onError: (error: unknown) => void;
}
