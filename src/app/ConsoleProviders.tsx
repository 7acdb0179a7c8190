import { type Theme, ThemeProvider } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { Refine } from '@refinedev/core';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchAccessOnChange } from '../../providers/access';
import { createI18nProvider, currentLanguage } from '../../providers/i18n';
import { notificationProvider } from '../../providers/notification';
import { NotificationHost } from '../../providers/notification/NotificationHost';
import { resources } from '../../resources';
import type { Language } from '../../resources/languages';
import { BrowserAddress, refineRouter } from '../routing/address';
import { type ComponentTexts, componentTexts, loadComponentTexts } from '../theme/componentTexts';
import { useAppServices } from '../ui/appServices';
import { consoleDataOf } from './consoleData';

const refineResources = resources.map(({ name, path, single, api }) => ({
  name,
  list: path,
  show: single ? path : `${path}/:id`,
  create: api.create && `${path}/create`,
  edit: api.update && (single ? `${path}/edit` : `${path}/:id/edit`),
}));

/** Renders Refine and its providers around the pages that need a session. */
export function ConsoleProviders({ children }: { children: ReactNode }) {
  const services = useAppServices();
  const { queries, providers } = consoleDataOf(services);
  const { language, texts } = useLoadedTexts();
  // A new provider for each language: Refine's hooks memoize translations.
  const i18nProvider = useMemo(() => createI18nProvider(language), [language]);

  // A new theme makes every component compute its styles again.
  const themeWithTexts = useCallback(
    (theme: Theme) => ({ ...theme, components: deepmerge(theme.components ?? {}, texts) }),
    [texts],
  );

  useEffect(() => refetchAccessOnChange(services.connection.session, queries), [services, queries]);

  return (
    <ThemeProvider theme={themeWithTexts}>
      <NotificationHost>
        <Refine
          {...providers}
          resources={refineResources}
          routerProvider={refineRouter}
          i18nProvider={i18nProvider}
          notificationProvider={notificationProvider}
          options={{
            disableTelemetry: true,
            mutationMode: 'pessimistic',
            syncWithLocation: false,
            liveMode: 'off',
            reactQuery: { clientConfig: queries },
          }}
        >
          <BrowserAddress>{children}</BrowserAddress>
        </Refine>
      </NotificationHost>
    </ThemeProvider>
  );
}

/** Returns the language and MUI's texts in it, once they are loaded. */
function useLoadedTexts(): { language: Language; texts: ComponentTexts } {
  useTranslation('app');
  const language = currentLanguage();
  const [texts, setTexts] = useState(() => componentTexts(language));
  useEffect(() => {
    void loadComponentTexts(language).then(() => setTexts(componentTexts(language)));
  }, [language]);
  return { language, texts };
}
