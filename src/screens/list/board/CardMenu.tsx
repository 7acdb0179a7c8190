import { type RecordState, operationSubjectOf, withInputValues } from '../../record/operation';
import { RecordMenu } from '../../record/RecordMenu';
import type { OperationControls } from '../../record/useOperation';
import { rowPathOf } from '../query';
import type { ListRow } from '../useList';
import type { ListViewProps } from '../viewProps';

interface Props extends Pick<ListViewProps, 'definition' | 'words' | 'may'> {
  row: ListRow;
  state: RecordState;
  operations: OperationControls;
  /** Moves the card to another column. */
  onMove: (to: string) => void;
}

/** Renders the menu of a card. Moves the card if the chosen action has the value of another column as its `step`. */
export function CardMenu({ definition, words, may, row, state, operations, onMove }: Props) {
  const subject = operationSubjectOf(row, words, rowPathOf(definition, definition.title));
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
        });
      }}
    />
  );
}
