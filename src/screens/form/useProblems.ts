import { useCallback, useState } from 'react';
import type { Problem, Validation } from '../../../providers/errors';
import type { Words } from '../words';

interface Told {
  problems: readonly Problem[];
  /** Area of words that says them. */
  area: 'engine:validation' | 'app:serverError';
}

/** What is wrong with a form's fields, found here or by the server; said in the language of the moment. */
export function useProblems({ t }: Words) {
  const [told, setTold] = useState<Readonly<Record<string, Told>>>({});
  const tell = useCallback((area: Told['area'], found: Validation) => {
    setTold(Object.fromEntries(Object.entries(found).map(([path, problems]) => [path, { problems, area }])));
  }, []);
  return {
    /** Paths of the fields with a problem. */
    paths: Object.keys(told),
    /** What is wrong with a field, each problem on a line of its own. */
    messageOf: (path: string): string | undefined => {
      const found = told[path];
      return found?.problems.map(({ code, payload }) => t(`${found.area}.${code}`, { ...payload })).join('\n');
    },
    /** Puts these problems in the place of all others. */
    tell,
    /** Tells anew what is wrong with one field: nothing when the list is empty. */
    retell: useCallback((path: string, problems: readonly Problem[]) => {
      setTold((all) => ({
        ...Object.fromEntries(Object.entries(all).filter(([other]) => other !== path)),
        ...(problems.length > 0 && { [path]: { problems, area: 'engine:validation' as const } }),
      }));
    }, []),
  };
}
