// @vitest-environment jsdom
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { throwNotFound } from '../../../src/app/routes/guards';
import { consoleRoutes } from '../../../src/app/routes/consoleRoutes';
import { fakeServicesOf, openFakeTab } from '../providers/tab';

const routes = consoleRoutes(fakeServicesOf(openFakeTab('http://waybill.test/graphql')));

const paths = resources.map(({ path, api, ownPage, createPage }): [path: string, hasForm: boolean] => [
  `${path}/create`,
  !ownPage && (api.create !== undefined || createPage === true),
]);

test.each(paths)('%s opens a form: %s, and is never the page of a record', (path, hasForm) => {
  const match = matchRoutes(routes, path)?.at(-1);
  expect(match?.params.id).toBeUndefined();
  expect(match?.route.loader === throwNotFound).toBe(!hasForm);
});

test('/service/create is an unknown page', () => {
  expect(matchRoutes(routes, '/service/create')?.at(-1)?.route.loader).toBe(throwNotFound);
});
