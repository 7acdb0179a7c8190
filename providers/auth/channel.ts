import { openTabChannel } from '../tabChannel';

/** The messages that a tab sends to the other tabs of the browser. */
export type SignInMessage = 'logIn' | 'logOut';

/** A BroadcastChannel on which tabs announce sign-in and sign-out. */
export interface SignInChannel {
  /** Sends the message to the other tabs; this tab does not receive it. */
  announce(message: SignInMessage): void;
  /**
   * Calls `goTo` with `/` when another tab signs in, and with `/auth` when another tab signs out. `goTo` loads the page
   * anew.
   */
  follow(goTo: (address: '/' | '/auth') => void): void;
  close(): void;
}

/**
 * Opens the channel. Call it once per tab: a second channel in the same tab would receive the messages of the first.
 */
export function openSignInChannel(): SignInChannel {
  const channel = openTabChannel('logInLogOut');
  return {
    announce: channel.post,
    follow(goTo) {
      channel.onMessage((message) => {
        if (message === 'logIn') goTo('/');
        if (message === 'logOut') goTo('/auth');
      });
    },
    close: channel.close,
  };
}
