import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { FieldOf, FieldViewProps } from './kind';
import { datetimeKind } from './datetime';
import { ChangedValues } from './ChangedValues';
import { exportFilterText } from './exportFilterText';
import { type ActivityValue, activitySentenceText, omitListedFields, titlePlaceholder } from './activitySentenceText';

function isActivity(value: unknown): value is ActivityValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'action' in value &&
    'subject' in value &&
    'id' in value &&
    'entity' in value
  );
}

/** Returns the filter of an export, to follow its sentence. */
function exportedFilter({ filter, has_long_filter }: ActivityValue, longFilter: string): string {
  const text = has_long_filter ? longFilter : exportFilterText(filter, (column) => column.replaceAll('__', '.'));
  return text && ` · ${text}`;
}

/**
 * Renders an activity, an entry of a record's history, as a sentence with a link to the record. Suspends until the texts
 * of the record's fields are loaded.
 */
export function ActivitySentence({ value, field: { about }, context }: FieldViewProps<FieldOf<'activity'>>) {
  const activity = isActivity(value) ? value : undefined;
  const [owner, changedResource] = [about[activity?.subject ?? ''], about[activity?.entity ?? '']];
  const { t } = useTranslation([
    context.resource,
    ...[owner, changedResource].flatMap((resource) => resource?.name ?? []),
  ]);
  if (!activity) return null;
  const sentence = activitySentenceText(omitListedFields(activity), context.resource, changedResource, t);
  const [before, after = ''] = sentence.split(titlePlaceholder);
  const title = activity.title ?? '';
  const isLink = owner && title && (owner.opensDeleted || activity.action !== 'DELETED');
  return (
    <span title={sentence.replace(titlePlaceholder, title)}>
      {before}
      {isLink ? (
        <Link
          component={RouterLink}
          underline="always"
          to={owner.single ? owner.path : `${owner.path}/${encodeURIComponent(activity.id)}`}
          onClick={(event) => event.stopPropagation()}
        >
          {title}
        </Link>
      ) : (
        title
      )}
      {after}
      {activity.device_time !== undefined &&
        ` · ${t(`${context.resource}:deviceTime`, { time: datetimeKind.text(activity.device_time, { type: 'datetime' }, context) })}`}
      {exportedFilter(activity, t(`${context.resource}:longFilter`))}
      {activity.changes && changedResource && (
        <ChangedValues changes={activity.changes} about={changedResource} context={{ ...context, t }} />
      )}
    </span>
  );
}
