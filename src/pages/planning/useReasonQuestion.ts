import { useCallback, useState } from 'react';
import type { AskForReason } from './useSaveMove';

/** A question for the reason of an exception, which waits for its answer. */
export type ReasonQuestion = Parameters<AskForReason>[0] & {
  /** Answers the question; without a reason, the move is given up. */
  answer: (reason?: string) => void;
};

/** Returns a function that asks for the reason of an exception, and the question that is to be shown. */
export function useReasonQuestion(): { question: ReasonQuestion | undefined; askForReason: AskForReason } {
  // A planner can drop a second leg before the answer for the first one is there.
  const [questions, setQuestions] = useState<readonly ReasonQuestion[]>([]);
  const askForReason = useCallback<AskForReason>(
    (asked) =>
      new Promise((resolve) => {
        const answer = (reason?: string) => {
          setQuestions((others) => others.filter((other) => other !== question));
          resolve(reason);
        };
        const question = { ...asked, answer };
        setQuestions((others) => [...others, question]);
      }),
    [],
  );
  return { question: questions[0], askForReason };
}
