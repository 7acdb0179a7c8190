/** Thrown for a path that has no page. */
export class PageNotFoundError extends Error {
  constructor(path: string) {
    super(`Page Not Found ${path}`);
    this.name = 'PageNotFoundError';
  }
}
