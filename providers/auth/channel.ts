import { openTabLine } from '../tabLine';

/** What one tab tells the others. */
export type SignInMessage = 'logIn' | 'logOut';

/** The line between the tabs of one browser. */
export interface SignInChannel {
  /** Tells the other tabs; this one doesn't hear it. */
  announce(message: SignInMessage): void;
  /** Goes where another tab's sign-in or sign-out leads: to the root, loaded anew, or to the sign-in page. */
  follow(goTo: (address: '/' | '/auth') => void): void;
  close(): void;
}

/** Opens the line. One for each tab: a second one in the same tab would hear the first. */
export function openSignInChannel(): SignInChannel {
  const line = openTabLine('logInLogOut');
  return {
    announce: line.say,
    follow(goTo) {
      line.hear((message) => {
        if (message === 'logIn') goTo('/');
        if (message === 'logOut') goTo('/auth');
      });
    },
    close: line.close,
  };
}
