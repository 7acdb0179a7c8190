import { useDataProvider } from '@refinedev/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorCode } from '../../../providers/errors';
import { noticesOf } from '../../../providers/notices';
import { showNotification } from '../../../providers/notification';
import { isRecord } from '../../../providers/graphqlResponse';
import { legsResource } from '../../../resources/routes';
import { valueAt } from '../../fields/paths';
import { operationFailureText, validationText } from '../../screens/record/failure';
import { showNotices } from '../../screens/record/showNotices';
import { useWords } from '../../screens/words';
import type { BoardLeg } from './boardData';
import { isChanged, legChangeOf, type LegMove, needsReason } from './moves';
import type { MovedLeg } from './rowBars';
import { useLastChange } from './useLastChange';
import type { usePlanningBoard } from './usePlanningBoard';

const crewRoles = ['driver', 'vehicle', 'truck'] as const;
const answeredFields = [
  'id',
  'modified_at',
  'planned_start',
  'planned_end',
  'planned_by_hand',
  'expected_end',
  'truck_is_not_required',
  'driver.id',
  'driver.brief',
  ...['vehicle', 'truck'].flatMap((role) => [`${role}.id`, `${role}.license`]),
];

/** Asks the user why a leg may break rules, with the texts of the rules. Resolves without a reason if the user cancels. */
export type AskForReason = (question: { leg: BoardLeg; place: string; rules: string }) => Promise<string | undefined>;

interface Options extends Pick<ReturnType<typeof usePlanningBoard>, 'reloadSoon' | 'replaceLeg'> {
  askForReason: AskForReason;
}

/**
 * Returns `save`, which stores a move, and the legs whose moves are being stored: they are shown where they have been
 * moved to, and back where they were if the server refuses. Where the company allows an exception, the user is asked for
 * the reason first. A stored move can be undone in its notification.
 */
export function useSaveMove({ reloadSoon, replaceLeg, askForReason }: Options) {
  const { custom } = useDataProvider()();
  const { t } = useTranslation('planning');
  const words = useWords(legsResource);
  const lastChangeText = useLastChange();
  const [saving, setSaving] = useState<readonly MovedLeg[]>([]);

  const write = useCallback(
    async (leg: BoardLeg, change: Readonly<Record<string, unknown>>): Promise<BoardLeg> => {
      const meta = {
        method: 'updateRoute',
        input: { id: leg.id, modified_at: leg.modified_at, ...change },
        fields: answeredFields,
      };
      const answer = await custom?.({ url: '', method: 'post', meta });
      const changed = withAnswer(leg, answer?.data);
      replaceLeg(changed);
      showNotices(noticesOf(answer?.data), words);
      return changed;
    },
    [custom, replaceLeg, words],
  );

  const explain = useCallback(
    async (leg: BoardLeg, error: unknown) => {
      const isConflict = error instanceof ApiError && error.code === errorCode.conflict;
      if (isConflict) showNotification('warning', await lastChangeText(leg));
      else
        showNotification('error', t('move.refused', { number: leg.number }), {
          description: operationFailureText(error, words),
        });
    },
    [t, words, lastChangeText],
  );

  /** Stores a change; with the reason that the user gives, if it needs one. Returns undefined if the user gives none. */
  const writeWithReason = useCallback(
    async (move: LegMove, place: string): Promise<BoardLeg | undefined> => {
      const { leg } = move;
      try {
        return await write(leg, legChangeOf(move));
      } catch (error) {
        if (!needsReason(error)) throw error;
        const { exception_reason: _asked, ...broken } = error.validation;
        const rules = validationText(broken, words);
        const reason = await askForReason({ leg, place, rules });
        return reason === undefined ? undefined : write(leg, { ...legChangeOf(move), exception_reason: reason });
      }
    },
    [write, words, askForReason],
  );

  const save = useCallback(
    async (move: LegMove, place: string) => {
      const { leg, role, row, start, end } = move;
      if (!isChanged(move)) return;
      setSaving((others) => [...others.filter(({ id }) => id !== leg.id), { id: leg.id, role, row, start, end }]);
      try {
        const changed = await writeWithReason(move, place);
        if (!changed) return;
        const undo = () => {
          write(changed, changeBack(leg, move)).then(reloadSoon, (error: unknown) => explain(leg, error));
        };
        showNotification('success', t('move.saved', { number: leg.number, place }), {
          undo,
          seconds: 8,
          key: `planned ${leg.id}`,
        });
      } catch (error) {
        await explain(leg, error);
      } finally {
        setSaving((others) => others.filter(({ id }) => id !== leg.id));
        reloadSoon();
      }
    },
    [write, writeWithReason, reloadSoon, explain, t],
  );
  return { save, saving };
}

/** Returns the change that gives a moved leg back what it had. Times that were proposed are proposed again. */
function changeBack(leg: BoardLeg, move: LegMove): Readonly<Record<string, unknown>> {
  const change = legChangeOf(move);
  const was = leg[`${move.role}_id`];
  return {
    ...(move.role in change && { [move.role]: was ? { connect: was } : { disconnect: true } }),
    ...('planned_start' in change && {
      planned_start: leg.planned_by_hand ? leg.planned_start : null,
      planned_end: leg.planned_by_hand ? leg.planned_end : null,
    }),
  };
}

/** Returns a leg with what the server has answered to its change. */
function withAnswer(leg: BoardLeg, answer: unknown): BoardLeg {
  if (!isRecord(answer)) return leg;
  const text = (path: string): string | null => {
    const value = valueAt(answer, path);
    return typeof value === 'string' ? value : null;
  };
  const crew = Object.fromEntries(
    crewRoles.flatMap((role) => [
      [`${role}_id`, text(`${role}.id`)],
      [role, text(role === 'driver' ? 'driver.brief' : `${role}.license`)],
    ]),
  );
  return {
    ...leg,
    ...crew,
    modified_at: text('modified_at') ?? leg.modified_at,
    planned_start: text('planned_start'),
    planned_end: text('planned_end'),
    planned_by_hand: valueAt(answer, 'planned_by_hand') === true,
    expected_end: text('expected_end'),
    truck_is_not_required: valueAt(answer, 'truck_is_not_required') === true,
  };
}
