import { requestSocialToken } from '../../../providers/social';
import { useSingleFlight } from '../useSingleFlight';
import { SocialButton } from './SocialButton';
import type { SocialButtonProps } from './socialButtonProps';

/** Renders a button that signs in through the provider's pop-up window. */
export function PopupSignInButton({ setting, name, busy, onToken, onError }: SocialButtonProps) {
  const { busy: isPopupOpen, runSingle } = useSingleFlight();

  // Failures are reported through `onError`.
  const signIn = () => runSingle(async () => requestSocialToken(setting, onError).then(onToken, () => {}));

  return <SocialButton {...{ setting, name, busy, isPopupOpen }} onPress={() => void signIn()} />;
}
