import type { ComponentType, ReactNode } from 'react';
import { loadAreas } from '../../providers/i18n';
import type { Entrance } from '../routing/entrance';

export type Page = (entrance: Entrance) => ReactNode;

/** Fetches a page with its layout and its words. */
export type PageLoader = () => Promise<Page>;

/**
 * A page of coming in.
 *
 * @param load fetches the page's code
 * @param areas words that it needs beside `auth`
 */
export const authPage =
  (load: () => Promise<ComponentType<Entrance>>, ...areas: readonly string[]): PageLoader =>
  async () => {
    const [{ AuthLayout }, Content] = await Promise.all([
      import('../layouts/AuthLayout'),
      load(),
      loadAreas('auth', ...areas),
    ]);
    return (entrance) => (
      <AuthLayout>
        <Content {...entrance} />
      </AuthLayout>
    );
  };

/** A page that tells something to anyone. */
export const infoPage =
  (load: () => Promise<ComponentType>, ...areas: readonly string[]): PageLoader =>
  async () => {
    const [{ InfoLayout }, Content] = await Promise.all([import('../layouts/InfoLayout'), load(), loadAreas(...areas)]);
    return () => (
      <InfoLayout>
        <Content />
      </InfoLayout>
    );
  };
