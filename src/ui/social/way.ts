import type { SocialSetting } from '../../../providers/config';
import type { SocialToken } from '../../../providers/social/provider';

/** What a button needs to know of the provider that it leads to. */
export interface WayProps {
  setting: SocialSetting;
  /** The provider's name. */
  name: string;
  /** Whether what was handed over is on its way to the server. */
  busy: boolean;
  onToken: (token: SocialToken) => Promise<void>;
  onError: (error: unknown) => void;
}
