import { useTranslation } from 'react-i18next';
import { isRecord } from '../../providers/isRecord';
import type { FieldOf, FieldViewProps } from './kind';
import { messageText } from './message';

/** Renders a text that the server names, after the label of its field. Suspends until the label is loaded. */
export function MessageView({ value, field, context }: FieldViewProps<FieldOf<'message'>>) {
  const about = isRecord(value) && typeof value.field === 'string' ? String(value.resource) : undefined;
  const { t } = useTranslation(about === undefined ? [context.resource] : [context.resource, about]);
  const text = messageText(value, field, { t });
  const label =
    about !== undefined && isRecord(value) && t(`${about}:fields.${String(value.field)}`, { defaultValue: '' });
  return <span title={text}>{label ? `${label}: ${text}` : text}</span>;
}
