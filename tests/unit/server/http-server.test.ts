import { expect, it } from 'vitest';
import { HttpServer } from '../../../server/http/http-server';

it('serves while it drains, but says that it is not ready and closes connections', async () => {
  const server = new HttpServer();
  server.serverFactory((_request, response) => response.end('served'));
  const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  try {
    server.startServing();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    server.startDraining();
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const answer = await fetch(`${url}/graphql`);
    expect(await answer.text()).toBe('served');
    expect(answer.headers.get('connection')).toBe('close');
  } finally {
    await server.close();
  }
});
