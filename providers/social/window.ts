import { SocialError } from './provider';

/** What public/social.js tells the other pages of this site. */
const channelName = 'social';

/** Milliseconds between two looks at whether the window is still there. */
const lookEvery = 500;

/**
 * Opens a provider's window and answers the parameters that it brings back to public/social.html.
 *
 * @param state by which the answer is known to be this window's
 */
export async function askByWindow(address: string, state: string): Promise<URLSearchParams> {
  const opened = window.open(address, 'social', 'popup,width=500,height=640');
  if (!opened) throw new SocialError('popup');
  const channel = new BroadcastChannel(channelName);
  let looking: number | undefined;
  try {
    return await new Promise<URLSearchParams>((resolve, reject) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const answer = new URLSearchParams(typeof data === 'string' ? data : '');
        if (answer.get('state') === state) resolve(answer);
      });
      let gone = 0;
      looking = window.setInterval(() => {
        // The window closes itself when it has answered, and its answer may come a moment later.
        gone += opened.closed ? 1 : 0;
        if (gone > 2) reject(new SocialError('closed'));
      }, lookEvery);
    });
  } finally {
    window.clearInterval(looking);
    channel.close();
  }
}
