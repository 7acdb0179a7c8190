import { SocialError } from './provider';

/** The functions of Google's script that the console uses. */
interface GoogleScript {
  accounts: {
    id: {
      initialize: (settings: {
        client_id: string;
        ux_mode: 'popup';
        callback: (answer: { credential?: string }) => void;
      }) => void;
      renderButton: (element: HTMLElement, options: ButtonOptions) => void;
    };
    oauth2: {
      initCodeClient: (settings: PopupSettings<{ code?: string }> & { ux_mode: 'popup' }) => {
        requestCode: () => void;
      };
      initTokenClient: (settings: PopupSettings<{ access_token?: string }>) => { requestAccessToken: () => void };
    };
  };
}

interface ButtonOptions {
  type: 'standard';
  theme: 'outline';
  size: 'large';
  text: 'continue_with';
  locale: string;
  width: number;
}

interface PopupSettings<Answer> {
  client_id: string;
  scope: string;
  callback: (answer: Answer) => void;
  error_callback: (error: { type?: string }) => void;
}

declare global {
  interface Window {
    google?: GoogleScript;
  }
}

const address = 'https://accounts.google.com/gsi/client';

let loading: Promise<GoogleScript> | undefined;

/** Loads Google's script once; a failed load is retried by the next call. */
export async function loadGoogleScript(): Promise<GoogleScript> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<GoogleScript> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', (cause) => reject(new SocialError('script', cause)));
    document.head.append(script);
  });
  if (!window.google) throw new SocialError('script');
  return window.google;
}
