import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../providers/auth/methods';
import { PageTitle } from '../ui/PageTitle';
import { useSession } from '../ui/tab';
import { AccessDeniedPage } from './AccessDeniedPage';

interface Props {
  /** Name of the resource that the page is about. */
  resource: string;
  /** Method that the page is nothing without. */
  method: string | undefined;
  children: ReactNode;
}

/** A screen, for who may call its method; for the others, the page that says so. The server decides by itself as well. */
export function ResourcePage({ resource, method, children }: Props) {
  const { t } = useTranslation('app');
  const session = useSession();
  if (method === undefined || !isAllowed(session, method)) return <AccessDeniedPage />;
  return (
    <>
      <PageTitle page={t(`menu.${resource}`)} />
      {children}
    </>
  );
}
