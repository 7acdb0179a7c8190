import type { ResourceDefinition } from '../../../../resources/definition';
import type { Words } from '../../words';
import { SelectionSums } from '../SelectionSums';
import type { ListState } from '../state';
import { sumsOfGroups, totalGroupPathOf } from './group';
import { useGroups } from './useGroups';

/** Largest page of groups that the API returns. */
const groupPageSize = 100;

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  /** The visible columns. */
  columns: ListState['columns'];
}

/** Renders the sums and averages of all rows that match a list's filter, from the server; nothing without summed columns. */
export function AllSelectedSums(props: Props) {
  const path = totalGroupPathOf(props.definition, props.columns);
  return path === undefined ? null : <SumsByServer {...props} path={path} />;
}

function SumsByServer({ definition, words, state, columns, path }: Props & { path: string }) {
  const { groups } = useGroups(definition, path, { ...state, columns, page: 1, size: groupPageSize });
  return <SelectionSums {...{ definition, words }} sums={sumsOfGroups(groups, definition, columns)} />;
}
