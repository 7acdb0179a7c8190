import { openTabChannel } from '../tabChannel';

/** The messages between tabs. */
export type SignInMessage = 'logIn' | 'logOut';

/** A BroadcastChannel on which tabs announce sign-in and sign-out. */
export interface SignInChannel {
  /** Sends to the other tabs; this tab does not receive it. */
  announce(message: SignInMessage): void;
  /** Calls `goTo` when another tab signs in (`/`, reloaded) or signs out (`/auth`). */
  follow(goTo: (address: '/' | '/auth') => void): void;
  close(): void;
}

/** Opens the channel, once for each tab: a second one in the same tab would receive the first one's messages. */
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
