import type { ResourceDefinition } from '../../../resources/definition';
import type { Field } from '../../../resources/fields';
import { valueAt } from '../../../src/fields/paths';

/** Returns the plural categories of a language, such as `one`, `few`, `many` and `other` for Polish. */
export const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const valueWords = (path: string, field: Field | undefined) =>
  field?.type === 'enum' && !field.names ? Object.keys(field.values).map((value) => `values.${path}.${value}`) : [];

const rowWords = (path: string, field: Field | undefined) =>
  field?.type === 'rows'
    ? ['one', 'add', 'empty', ...Object.keys(field.columns).map((column) => `columns.${column}`)].map(
        (word) => `rows.${path}.${word}`,
      )
    : [];

/**
 * Returns the keys of all texts that the screens of a resource need: `words` as they are, `counted` with a suffix for
 * each plural category.
 */
function needed(definition: ResourceDefinition): { words: string[]; counted: string[] } {
  const { fields, list, show, form, actions, api, locks = [], usedBy = [], consequences = [] } = definition;
  const sections = [...show.sections, ...form.sections];
  const words = [
    'title',
    'one',
    ...(definition.single ? [] : ['empty.title', 'empty.text']),
    ...(api.create ? ['create', 'createTitle', 'created'] : []),
    ...(definition.afterCreate ? ['createdOnly'] : []),
    ...(api.update ? ['saved'] : []),
    ...(api.delete ? ['delete.confirm', 'delete.done'] : []),
    ...(api.restore ? ['restore.done'] : []),
    ...Object.keys(fields).map((path) => `fields.${path}`),
    ...Object.entries(fields).flatMap(([path, field]) => valueWords(path, field)),
    ...sections.map(({ name }) => `sections.${name}`),
    ...sections.filter(({ sameAs }) => sameAs !== undefined).map(({ name }) => `sameAs.${name}`),
    ...(form.warnings ?? []).map(({ name }) => `warnings.${name}`),
    ...Object.entries(fields).flatMap(([path, field]) => rowWords(path, field)),
    ...Object.values(fields).flatMap((field) =>
      field?.type === 'facts' ? field.names.map((each) => `facts.${each}`) : [],
    ),

    ...locks.map(({ name }) => `locks.${name}`),
    ...(usedBy.length > 0 ? ['usedBy.title'] : []),
    ...consequences.map(({ name }) => `consequences.${name}.one`),
    ...list.presets.map(({ name }) => `presets.${name}`),
    ...actions.flatMap(({ name, confirm, typed, fields: inputFields }) => [
      `actions.${name}.title`,
      `actions.${name}.done`,
      ...((confirm ?? typed ?? inputFields) ? [`actions.${name}.confirm`] : []),
      ...(typed ? [`actions.${name}.text`] : []),
      ...Object.keys(inputFields ?? {}).map((path) => `actions.${name}.fields.${path}`),
      ...Object.entries(inputFields ?? {}).flatMap(([path, field]) => valueWords(`actions.${name}.${path}`, field)),
    ]),
    ...show.related
      .filter((one) => 'field' in one)
      .flatMap(({ field, columns }) => [
        `related.${field}.title`,
        `related.${field}.empty`,
        ...Object.keys(columns).map((column) => `related.${field}.columns.${column}`),
        ...Object.entries(columns).flatMap(([column, kind]) => valueWords(`${field}.${column}`, kind)),
      ]),
  ];
  const counted = [
    ...usedBy.map((use) => `usedBy.${use.list}`),
    ...consequences.map(({ name }) => `consequences.${name}.text`),
    ...(api.delete ? ['delete.confirmMany', 'delete.doneMany'] : []),
    ...(api.restore ? ['restore.confirmMany', 'restore.doneMany'] : []),
    ...actions
      .filter(({ bulk }) => bulk)
      .flatMap(({ name }) => [`actions.${name}.confirmMany`, `actions.${name}.doneMany`]),
  ];
  return { words, counted };
}

/** Returns the keys of the texts that the screens of a resource need and its file in a language does not have. */
export function missingTextsOf(definition: ResourceDefinition, language: string, file: unknown): string[] {
  const { words, counted } = needed(definition);
  const keys = [...words, ...counted.flatMap((key) => formsOf(language).map((form) => `${key}_${form}`))];
  return keys.filter((key) => typeof valueAt(file, key) !== 'string');
}
