import type { ResourceDefinition } from '../../../resources/definition';

/** Returns whether the records of a list can be shown beside it. */
export const isPeekable = ({ listOnly, show }: ResourceDefinition): boolean => !listOnly && show.sections.length > 0;
