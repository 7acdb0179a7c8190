import type { FastifyInstance } from 'fastify';

/** Where password managers look for the page to change a password on (W3C, "A Well-Known URL for Changing Passwords"). */
export function registerWellKnown(app: FastifyInstance): void {
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/auth/changePassword', 302));
}
