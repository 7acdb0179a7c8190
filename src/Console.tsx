import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { loadAreas } from '../providers/i18n';
import { resources } from '../resources';
import { consoleRoutes, loadListScreen } from './routes';
import { useTab } from './ui/tab';

/** All that needs someone signed in. */
export function Console() {
  const tab = useTab();
  const [router] = useState(() => createBrowserRouter(consoleRoutes(tab)));
  return <RouterProvider router={router} />;
}

/** Fetches what most people see first after signing in. */
export function prefetch(): void {
  void loadListScreen();
  void loadAreas('engine', ...resources.slice(0, 1).map(({ name }) => name));
}
