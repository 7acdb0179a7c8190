import { useCallback, useState } from 'react';
import type { ValidationProblem, ProblemsByPath } from '../../../providers/errors';
import type { Words } from '../words';

/** The problems of one field, with the source of their texts. */
interface FieldProblems {
  problems: readonly ValidationProblem[];
  /** i18next namespace and key prefix of the texts. */
  textPrefix: 'engine:validation' | 'app:serverError';
}

/** Returns whether `path` is the path of a field or of one of its parts, such as a column of a row. */
export const isWithinField = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

/** Stores the problems of a form's fields, from the console's checks or the server. They are translated on render. */
export function useFormProblems({ t }: Words) {
  const [problemsByPath, setProblemsByPath] = useState<Readonly<Record<string, FieldProblems>>>({});
  const replaceAll = useCallback((textPrefix: FieldProblems['textPrefix'], found: ProblemsByPath) => {
    setProblemsByPath(
      Object.fromEntries(Object.entries(found).map(([path, problems]) => [path, { problems, textPrefix }])),
    );
  }, []);
  return {
    /** Paths of the fields with a problem. */
    paths: Object.keys(problemsByPath),
    /** Returns the problems of a field, one per line. */
    messageOf: (path: string): string | undefined => {
      const found = problemsByPath[path];
      return found?.problems.map(({ code, payload }) => t(`${found.textPrefix}.${code}`, { ...payload })).join('\n');
    },
    /** Replaces the problems of all fields. */
    replaceAll,
    /** Replaces the problems of one field and its parts. Without `found`, removes them. */
    replaceForField: useCallback((path: string, found: ProblemsByPath = {}) => {
      setProblemsByPath((all) => ({
        ...Object.fromEntries(Object.entries(all).filter(([other]) => !isWithinField(other, path))),
        ...Object.fromEntries(
          Object.entries(found).map(([at, problems]) => [at, { problems, textPrefix: 'engine:validation' as const }]),
        ),
      }));
    }, []),
  };
}
