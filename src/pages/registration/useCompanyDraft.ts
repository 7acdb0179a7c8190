import { useDataProvider } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorCode } from '../../../providers/errors';
import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import type { RecordForm } from '../../screens/form/useRecordForm';
import type { LoadedRecord } from '../../screens/record/asked';
import { begunDrafts, keptIn, takeIn } from './companyDraft';

/** Milliseconds after the last key after which what was typed is kept. */
const patience = 1000;
/** The same after keeping it failed. */
const patienceAfterFailure = 5000;

/** Whether what is typed is on the server, so that another device can go on with it. */
export type DraftState = 'nothing' | 'keeping' | 'kept' | 'failed';

interface Options {
  definition: ResourceDefinition;
  form: RecordForm;
  record: LoadedRecord;
  language: string;
  /** While the form itself is being saved nothing else is. */
  paused: boolean;
}

/**
 * Keeps what is typed on the server, a moment after the last key and whenever the page is left. Two devices may do so
 * at once: what each of them typed goes into the other's form, and of one field the last one counts.
 */
export function useCompanyDraft({ definition, form, record, language, paused }: Options) {
  const provider = useDataProvider()();
  const [state, setState] = useState<DraftState>(() => (valueAt(record, keptIn) === null ? 'nothing' : 'kept'));
  const [foreign, setForeign] = useState(false);
  const [atFirst] = useState(() => ({
    modifiedAt: String(record.modified_at),
    drafts: begunDrafts(definition, record, language),
  }));
  const known = useRef(atFirst);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef(Promise.resolve(false));
  const latest = useRef({ form, paused });
  useEffect(() => {
    latest.current = { form, paused };
  });

  const meta = { fields: ['id', 'modified_at', keptIn] };
  /** Takes in what the server has now, which another device may have sent; answers whether anything did come in. */
  const learn = (current: unknown): boolean => {
    const modifiedAt = valueAt(current, 'modified_at');
    if (typeof modifiedAt !== 'string' || modifiedAt === known.current.modifiedAt) return false;
    const came = takeIn(definition, latest.current.form, known.current.drafts, valueAt(current, keptIn));
    if (came) setForeign(true);
    known.current = { ...known.current, modifiedAt };
    return came;
  };

  const send = async (drafts: Readonly<Record<string, unknown>>) => {
    const { data } = await provider.update({
      resource: definition.name,
      id: record.id,
      variables: { [keptIn]: drafts },
      meta: { ...meta, modifiedAt: known.current.modifiedAt },
    });
    known.current = { modifiedAt: String(valueAt(data, 'modified_at')), drafts };
  };

  const isPending = () => JSON.stringify(latest.current.form.drafts()) !== JSON.stringify(known.current.drafts);
  const keep = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (latest.current.paused || !isPending()) return false;
    const drafts = structuredClone(latest.current.form.drafts());
    setState('keeping');
    try {
      await send(drafts);
      setState('kept');
      return false;
    } catch (error) {
      const conflict = error instanceof ApiError && error.code === errorCode.conflict;
      if (!conflict) setState('failed');
      later(conflict ? 0 : patienceAfterFailure);
      return conflict && learn(error.current);
    }
  };
  /** One after another: each is sent with what the one before was answered. */
  const keepInTurn = async (): Promise<boolean> => {
    underWay.current = underWay.current.then(keep);
    return underWay.current;
  };
  const later = (milliseconds = patience) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keepInTurn(), milliseconds);
  };

  const lookAgain = async () => {
    const { data } = await provider.getOne({ resource: definition.name, id: record.id, meta });
    learn(data);
  };

  const turn = useRef({ keepInTurn, lookAgain, later });
  useEffect(() => {
    turn.current = { keepInTurn, lookAgain, later };
  });
  useEffect(() => {
    const onTurn = () => {
      if (document.visibilityState === 'hidden') void turn.current.keepInTurn();
      // Without an answer the form stays as it is; keeping it will tell.
      else void turn.current.lookAgain().catch(() => {});
    };
    document.addEventListener('visibilitychange', onTurn);
    // What the form begins with may have been typed when nothing could be kept.
    turn.current.later();
    return () => {
      document.removeEventListener('visibilitychange', onTurn);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    state,
    /** Something came in from another device. */
    foreign,
    typed: () => later(),
    /** Keeps it at once; answers whether anything came in from another device meanwhile. */
    keep: keepInTurn,
    /** Whether something typed is not kept yet. */
    isPending,
    /** The value that the next save has to be sent with. */
    modifiedAt: () => known.current.modifiedAt,
  };
}
