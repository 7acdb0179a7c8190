import { useLocation, useRouteError } from 'react-router';
import { FailedPage } from './FailedPage';
import { NotFoundPage } from './NotFoundPage';
import { PageNotFoundError } from './PageNotFoundError';

/** What the router shows of an error: no such page, or anything else. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  return error instanceof PageNotFoundError ? <NotFoundPage path={pathname} /> : <FailedPage />;
}
