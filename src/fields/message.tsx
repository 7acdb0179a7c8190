import { Suspense } from 'react';
import { isRecord } from '../../providers/isRecord';
import { lazy } from '../../providers/loadCode';
import type { FieldContext, FieldKind, FieldOf, FieldViewProps } from './kind';
import { noFilterKind } from './noFilter';
import { noDraftConversion } from './textDraft';

type Message = FieldOf<'message'>;

const MessageView = lazy(() => import('./MessageView').then((file) => ({ default: file.MessageView })));

function View(props: FieldViewProps<Message>) {
  return (
    <Suspense fallback={null}>
      <MessageView {...props} />
    </Suspense>
  );
}

/** Returns the text that the server names, without the label of its field. */
export function messageText(value: unknown, { texts }: Pick<Message, 'texts'>, { t }: Pick<FieldContext, 't'>): string {
  return isRecord(value) ? t(`${texts}.${String(value.code)}`, isRecord(value.payload) ? value.payload : {}) : '';
}

/** The field kind of texts of the console that the server names. */
export const messageKind: FieldKind<Message> = {
  text: messageText,
  Cell: View,
  View,
  wide: () => true,
  filter: noFilterKind,
  ...noDraftConversion,
};
