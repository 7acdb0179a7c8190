import { useCallback, useState } from 'react';
import type { Problem, Validation } from '../../../providers/errors';
import type { Words } from '../words';

interface StoryResource {
  problems: readonly Problem[];
  /** i18next namespace and key prefix of the texts. */
  area: 'engine:validation' | 'app:serverError';
}

/** Returns whether a path is that of the field or of one of its parts. */
export const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

/** Stores the problems of a form's fields, from the console's checks or the server. They are translated on render. */
export function useProblems({ t }: Words) {
  const [told, setTold] = useState<Readonly<Record<string, StoryResource>>>({});
  const tell = useCallback((area: StoryResource['area'], found: Validation) => {
    setTold(Object.fromEntries(Object.entries(found).map(([path, problems]) => [path, { problems, area }])));
  }, []);
  return {
    /** Paths of the fields with a problem. */
    paths: Object.keys(told),
    /** Returns the problems of a field, one per line. */
    messageOf: (path: string): string | undefined => {
      const found = told[path];
      return found?.problems.map(({ code, payload }) => t(`${found.area}.${code}`, { ...payload })).join('\n');
    },
    /** Replaces all problems. */
    tell,
    /** Replaces the problems of one field and its parts; without new problems it clears them. */
    retell: useCallback((path: string, found: Validation = {}) => {
      setTold((all) => ({
        ...Object.fromEntries(Object.entries(all).filter(([other]) => !isWithin(other, path))),
        ...Object.fromEntries(
          Object.entries(found).map(([at, problems]) => [at, { problems, area: 'engine:validation' as const }]),
        ),
      }));
    }, []),
  };
}
