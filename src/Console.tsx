import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { loadAreas } from '../providers/i18n';
import { resources } from '../resources';
import { elsewhere } from './reachable';
import { consoleRoutes, loadListScreen } from './routes';
import { useTab } from './ui/tab';

/** All that needs someone signed in. */
export function Console() {
  const tab = useTab();
  const [router] = useState(() => createBrowserRouter(consoleRoutes(tab)));
  const { session } = tab.connection;

  // What keeps somebody from their work can come and go while a page is open, by another tab or another person.
  useEffect(
    () =>
      session.subscribe(() => {
        const now = session.get();
        const other = now && elsewhere(now, router.state.location.pathname);
        if (other) void router.navigate(other, { replace: true });
      }),
    [session, router],
  );
  return <RouterProvider router={router} />;
}

/** Fetches what most people see first after signing in. */
export function prefetch(): void {
  void loadListScreen();
  void loadAreas('engine', ...resources.slice(0, 1).map(({ name }) => name));
}
