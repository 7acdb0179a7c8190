import type { TFunction } from 'i18next';
import type { Told } from '../../resources/fields';

/** What the server tells of something that was done. */
export interface Story {
  action: string;
  /** Kind, id and title of the record whose history it belongs to. */
  subject: string;
  id: string;
  title?: string | null;
  /** Kind of the record that was touched, and its title where it is a part. */
  entity: string;
  part?: string | null;
  /** Fields that changed; with a status, the one field. */
  fields?: readonly string[];
  from?: string | boolean | null;
  to?: string | boolean | null;
}

/** Where the title stands in a sentence until a link takes its place: a character that no text has. */
export const titleMark = '\u{F8FF}';

/** A story as a sentence in the reader's words. `area` is the words' own, `about` whose fields are named. */
export function tellStory(story: Story, area: string, about: Told | undefined, t: TFunction): string {
  const { action, subject, entity, part } = story;
  const ofPart = entity !== subject;
  const fields = namesOf(story, about, t);
  const status = action === 'CHANGED_STATUS';
  const key = [`${area}:${ofPart ? 'parts' : 'sentences'}`, action].join('.');
  const first = status ? fields[0] : undefined;
  // Of some parts and some steps there is more to say than of most.
  const own = status ? `${key}_${story.fields?.[0]}_${String(story.to)}` : `${key}_${entity}`;
  const usual = !status && fields.length > 0 ? [`${key}_fields`, key] : [key];
  return t(ofPart ? [own, ...usual] : usual, {
    object: t(`${area}:objects.${subject}`),
    owner: t(`${area}:values.service_type.${subject}`),
    part: [t(`${area}:objects.${entity}`), part].filter(Boolean).join(' '),
    name: part ?? '',
    title: titleMark,
    field: first,
    fields: fields.join(', '),
    from: statusOf(story, story.from, about, t),
    to: statusOf(story, story.to, about, t),
  });
}

/** The fields in the resource's words, as they stand within a sentence; what it has no word for is left out. */
function namesOf({ fields = [] }: Story, about: Told | undefined, t: TFunction): string[] {
  const words = fields.map((path) => wordFor('fields', [path, path.split('.')[0] ?? path], about, t));
  return [...new Set(words.filter((word) => word !== undefined).map(withinSentence))];
}

function statusOf({ fields = [] }: Story, value: Story['from'], about: Told | undefined, t: TFunction): string {
  return wordFor('values', [`${fields[0]}.${String(value)}`], about, t) ?? String(value ?? '–');
}

function wordFor(
  part: 'fields' | 'values',
  paths: readonly string[],
  about: Told | undefined,
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

/** A name begins small, unless it is letters only: VIN. */
function withinSentence(name: string): string {
  const [first = '', second = ''] = name;
  return second === second.toLowerCase() ? first.toLowerCase() + name.slice(1) : name;
}
