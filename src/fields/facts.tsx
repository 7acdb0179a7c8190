import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazy } from '../../providers/loadCode';
import { factsOf } from './factsOf';
import type { FieldKind, FieldOf } from './kind';
import { noFilterKind } from './noFilter';
import { noDraftConversion } from './textDraft';

const FactsList = lazy(() => import('./FactsList').then((module) => ({ default: module.FactsList })));

/** The field kind of facts, which are names and values from the server. */
export const factsKind: FieldKind<FieldOf<'facts'>> = {
  wide: () => true,
  text: (value, field, context) =>
    factsOf(value, field, context)
      .map(({ label, text }) => `${label}: ${text}`)
      .join('; '),
  View: (props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
      <FactsList {...props} />
    </Suspense>
  ),
  filter: noFilterKind,
  ...noDraftConversion,
};
