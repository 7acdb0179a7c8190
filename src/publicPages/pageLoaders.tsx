import type { ComponentType, ReactNode } from 'react';
import { loadNamespaces } from '../../providers/i18n';
import { ConsoleTheme } from '../theme/ConsoleTheme';
import type { PublicPageProps } from '../routing/publicPageProps';

export type RenderPublicPage = (pageProps: PublicPageProps) => ReactNode;

/** Loads a page's code, layout and texts. */
export type PublicPageLoader = () => Promise<RenderPublicPage>;

/**
 * Returns the loader of a sign-in or password page.
 *
 * @param load imports the page's code
 * @param areas text namespaces that the page needs beside `auth`
 */
export const authPage =
  (load: () => Promise<ComponentType<PublicPageProps>>, ...areas: readonly string[]): PublicPageLoader =>
  async () => {
    const [{ AuthLayout }, Content] = await Promise.all([
      import('../layouts/AuthLayout'),
      load(),
      loadNamespaces('auth', ...areas),
    ]);
    return (entrance) => (
      <ConsoleTheme>
        <AuthLayout>
          <Content {...entrance} />
        </AuthLayout>
      </ConsoleTheme>
    );
  };

/** Returns the loader of an information page. */
export const infoPage =
  (load: () => Promise<ComponentType>, ...areas: readonly string[]): PublicPageLoader =>
  async () => {
    const [{ InfoLayout }, Content] = await Promise.all([
      import('../layouts/InfoLayout'),
      load(),
      loadNamespaces(...areas),
    ]);
    return () => (
      <ConsoleTheme>
        <InfoLayout>
          <Content />
        </InfoLayout>
      </ConsoleTheme>
    );
  };
