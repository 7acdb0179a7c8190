import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { FailedPage } from './FailedPage';
import { NotFoundPage } from './NotFoundPage';

/** What the router shows of an error: no such page, or anything else. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage path={pathname} /> : <FailedPage />;
}
