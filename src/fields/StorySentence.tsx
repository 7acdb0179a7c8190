import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { FieldOf, ViewProps } from './kind';
import { type Story, storySentenceText, titlePlaceholder } from './storySentenceText';

function isStory(value: unknown): value is Story {
  return (
    typeof value === 'object' &&
    value !== null &&
    'action' in value &&
    'subject' in value &&
    'id' in value &&
    'entity' in value
  );
}

/**
 * Renders an activity as a sentence with a link to the record. Suspends until the texts of the record's fields are
 * loaded.
 */
export function StorySentence({ value, field: { about }, place }: ViewProps<FieldOf<'story'>>) {
  const story = isStory(value) ? value : undefined;
  const [owner, touched] = [about[story?.subject ?? ''], about[story?.entity ?? '']];
  const { t } = useTranslation([place.resource, ...[owner, touched].flatMap((told) => told?.name ?? [])]);
  if (!story) return null;
  const sentence = storySentenceText(story, place.resource, touched, t);
  const [before, after = ''] = sentence.split(titlePlaceholder);
  const title = story.title ?? '';
  const leads = owner && title && (owner.kept || story.action !== 'DELETED');
  return (
    <span title={sentence.replace(titlePlaceholder, title)}>
      {before}
      {leads ? (
        <Link
          component={RouterLink}
          underline="always"
          to={owner.single ? owner.path : `${owner.path}/${encodeURIComponent(story.id)}`}
          onClick={(event) => event.stopPropagation()}
        >
          {title}
        </Link>
      ) : (
        title
      )}
      {after}
    </span>
  );
}
