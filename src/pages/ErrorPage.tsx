import { useLocation, useRouteError } from 'react-router';
import { InternalErrorPage } from './InternalErrorPage';
import { NotFoundPage } from './NotFoundPage';
import { PageNotFoundError } from './PageNotFoundError';

/** Shows an error of the router: an unknown path or a failure. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  return error instanceof PageNotFoundError ? <NotFoundPage path={pathname} /> : <InternalErrorPage />;
}
