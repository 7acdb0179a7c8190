import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isAllowed } from '../../providers/auth/methods';
import { PageTitle } from '../ui/PageTitle';
import { useSession } from '../ui/tab';
import { AccessDeniedPage } from './AccessDeniedPage';

interface Props {
  /** Name of the resource that the page is about. */
  resource: string;
  /** Method that the page is nothing without. */
  method: string | undefined;
  /** The page is a form: it stays open when the right is taken away meanwhile, and saving shows the refusal. */
  form?: boolean;
  children: ReactNode;
}

/** Shows a screen to people who may call its method, and "Access denied" to others. The server checks by itself too. */
export function ResourcePage({ resource, method, form = false, children }: Props) {
  const { t } = useTranslation('app');
  const session = useSession();
  const { pathname } = useLocation();
  const page = `${session?.user.id} ${pathname}`;
  const [opened, setOpened] = useState<string>();
  const allowed = method !== undefined && isAllowed(session, method);
  if (allowed && opened !== page) setOpened(page);
  if (!allowed && !(form && opened === page)) return <AccessDeniedPage />;
  return (
    <>
      <PageTitle page={t(`menu.${resource}`)} />
      {children}
    </>
  );
}
