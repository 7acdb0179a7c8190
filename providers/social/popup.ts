import { SocialError } from './provider';

/** The BroadcastChannel that public/social.js posts to. */
const channelName = 'social';

const closedCheckIntervalMs = 500;

/**
 * Opens a provider's popup and returns the parameters that it passes to public/social.html.
 *
 * @param state identifies the response of this popup
 */
export async function requestByPopup(address: string, state: string): Promise<URLSearchParams> {
  const popup = window.open(address, 'social', 'popup,width=500,height=640');
  if (!popup) throw new SocialError('popup');
  const channel = new BroadcastChannel(channelName);
  let closedCheck: number | undefined;
  try {
    return await new Promise<URLSearchParams>((resolve, reject) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const answer = new URLSearchParams(typeof data === 'string' ? data : '');
        if (answer.get('state') === state) resolve(answer);
      });
      let closedCheckCount = 0;
      closedCheck = window.setInterval(() => {
        // The popup closes itself after responding, and the response may arrive shortly after that. Only a popup that
        // stays closed for several checks counts as closed by the user.
        closedCheckCount += popup.closed ? 1 : 0;
        if (closedCheckCount > 2) reject(new SocialError('closed'));
      }, closedCheckIntervalMs);
    });
  } finally {
    window.clearInterval(closedCheck);
    channel.close();
  }
}
