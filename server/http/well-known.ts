import type { FastifyInstance } from 'fastify';

/** Redirects password managers to the page for changing a password (W3C, "A Well-Known URL for Changing Passwords"). */
export function registerPasswordPageRedirect(app: FastifyInstance): void {
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/auth/changePassword', 302));
}
