import type { TFunction } from 'i18next';
import type { StoryResource } from '../../resources/fields';

/** An activity as the server returns it. */
export interface Story {
  action: string;
  /** Kind, id and title of the record whose history contains it. */
  subject: string;
  id: string;
  title?: string | null;
  /** Kind of the changed record, and its title if it is a part. */
  entity: string;
  part?: string | null;
  /** Changed fields; of a status change, the one field. */
  fields?: readonly string[];
  from?: string | boolean | null;
  to?: string | boolean | null;
}

/** Placeholder for the title, which a link replaces: a private-use character that no text contains. */
export const titlePlaceholder = '\u{F8FF}';

/** Returns an activity as a sentence. `area` is its i18next namespace, `about` the resource that names the fields. */
export function storySentenceText(story: Story, area: string, about: StoryResource | undefined, t: TFunction): string {
  const { action, subject, entity, part } = story;
  const ofPart = entity !== subject;
  const fields = namesOf(story, about, t);
  const status = action === 'CHANGED_STATUS';
  const key = [`${area}:${ofPart ? 'parts' : 'sentences'}`, action].join('.');
  const first = status ? fields[0] : undefined;
  // Some parts and transitions have a text of their own.
  const own = status ? `${key}_${story.fields?.[0]}_${String(story.to)}` : `${key}_${entity}`;
  const usual = !status && fields.length > 0 ? [`${key}_fields`, key] : [key];
  return t(ofPart ? [own, ...usual] : usual, {
    object: t(`${area}:objects.${subject}`),
    owner: t(`${area}:values.service_type.${subject}`),
    part: [t(`${area}:objects.${entity}`), part].filter(Boolean).join(' '),
    name: part ?? '',
    title: titlePlaceholder,
    field: first,
    fields: fields.join(', '),
    from: statusOf(story, story.from, about, t),
    to: statusOf(story, story.to, about, t),
  });
}

/** Returns the fields' labels for use within a sentence, without fields that have no label. */
function namesOf({ fields = [] }: Story, about: StoryResource | undefined, t: TFunction): string[] {
  const words = fields.map((path) => wordFor('fields', [path, path.split('.')[0] ?? path], about, t));
  return [...new Set(words.filter((word) => word !== undefined).map(withinSentence))];
}

function statusOf(
  { fields = [] }: Story,
  value: Story['from'],
  about: StoryResource | undefined,
  t: TFunction,
): string {
  return wordFor('values', [`${fields[0]}.${String(value)}`], about, t) ?? String(value ?? '–');
}

function wordFor(
  part: 'fields' | 'values',
  paths: readonly string[],
  about: StoryResource | undefined,
  t: TFunction,
): string | undefined {
  const absent = '';
  const below = about?.at === undefined ? part : `${part}.${about.at}`;
  const word = about
    ? t(
        paths.map((path) => `${about.name}:${below}.${path}`),
        { defaultValue: absent },
      )
    : absent;
  return typeof word === 'string' && word !== absent ? word : undefined;
}

/** Lowercases the first letter, except of an acronym such as VIN. */
function withinSentence(name: string): string {
  const [first = '', second = ''] = name;
  return second === second.toLowerCase() ? first.toLowerCase() + name.slice(1) : name;
}
