import { useLogout } from '@refinedev/core';
import { type RecordState, subjectOf, withInputValues } from '../../record/operation';
import { RecordMenu } from '../../record/RecordMenu';
import type { Operations } from '../../record/useOperation';
import { columnOf } from '../query';
import type { ListRow } from '../useList';
import type { ListViewProps } from '../viewProps';

interface Props extends Pick<ListViewProps, 'definition' | 'words' | 'may'> {
  row: ListRow;
  state: RecordState;
  operations: Operations;
  /** Moves the card to another column. */
  onMove: (to: string) => void;
}

/** Renders the menu of a card. Moves the card if the chosen action has the value of another column as its `step`. */
export function CardMenu({ definition, words, may, row, state, operations, onMove }: Props) {
  const { mutate: logout } = useLogout();
  const subject = subjectOf(row, words, columnOf(definition, definition.title));
  return (
    <RecordMenu
      {...{ definition, words, may, subject, state }}
      onOperation={(operation) => {
        const step = operation.kind === 'action' ? operation.action.step : undefined;
        if (step !== undefined) {
          onMove(step);
          return;
        }
        operations.start({
          operation,
          subjects: [withInputValues(operation, subject, state.valueOf)],
          count: 1,
          after: () => operation.kind === 'action' && operation.action.signsOut && logout(),
        });
      }}
    />
  );
}
