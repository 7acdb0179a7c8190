/** Props of the public pages, which need no session. */
export interface PublicPageProps {
  /** Opens a URL of the console, which needs a session. */
  openConsole: (address: string) => void;
  /** Starts to load a URL of the console, which `openConsole` will probably open. Changes the browser's address. */
  prepareConsole: (address: string) => void;
  /** Preloads the code of the console, which opens after the page. */
  prefetch: () => void;
}
