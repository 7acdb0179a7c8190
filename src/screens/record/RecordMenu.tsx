import Copy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import ViewSidebar from '@mui/icons-material/ViewSidebarOutlined';
import OpenInFull from '@mui/icons-material/VisibilityOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import type { ResourceDefinition } from '../../../resources/definition';
import { keepTyping } from '../../ui/keptTyping';
import { shortcutLabel } from '../../ui/shortcuts/keys';
import { type MenuEntry, RowMenu } from '../../ui/MoreMenu';
import type { Words } from '../words';
import { copyFormPath, editFormPath, storeOpenedRecord, recordPagePath } from './recordUrls';
import { isLocked } from './locks';
import {
  canRunOnSeveralRows,
  type RecordOperation,
  allowedOperations,
  operationTitle,
  type RecordState,
  type OperationSubject,
} from './operation';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  subject: OperationSubject;
  state: RecordState;
  may: (action: string) => boolean | undefined;
  onOperation: (operation: RecordOperation) => void;
  /** Shows the record beside its list; absent where it cannot be shown so. */
  onPeek?: (id: string) => void;
  tabIndex?: number;
}

const icons = { delete: DeleteOutline, restore: RestoreFromTrash, action: PlayArrow };

/** Renders the menu of a row with the record's operations. */
export function RecordMenu({ definition, words, subject, state, may, onOperation, onPeek, tabIndex }: Props) {
  const { t } = words;
  const storeOpened = () => storeOpenedRecord(definition, subject.id);
  const isEditable = !state.deleted && may('edit') && !isLocked(state.locks, 'edit');
  const isCopyable = !state.deleted && definition.form.copies && may('create');
  const operations = allowedOperations(definition, state, may).filter(canRunOnSeveralRows);
  const entriesOf = (): (MenuEntry | false | undefined)[] => [
    !definition.listOnly && {
      label: t('engine:list.open'),
      icon: OpenInFull,
      to: recordPagePath(definition, subject.id),
      onSelect: storeOpened,
    },
    onPeek && {
      label: t('engine:list.peek'),
      icon: ViewSidebar,
      onSelect: () => onPeek(subject.id),
      shortcut: shortcutLabel('peek', t),
    },
    isEditable && {
      label: t('engine:list.edit'),
      icon: Edit,
      to: editFormPath(definition, subject.id),
      shortcut: onPeek && shortcutLabel('edit', t),
      onSelect: storeOpened,
    },
    isCopyable && {
      label: t('engine:list.copy'),
      icon: Copy,
      to: copyFormPath(definition, subject.id),
      onSelect: keepTyping,
    },
    ...operations.map((operation, index): MenuEntry => ({
      label: operationTitle(operation, words),
      icon: icons[operation.kind],
      onSelect: () => onOperation(operation),
      dividerAbove: index === 0 && !definition.listOnly,
    })),
  ];
  const hasEntries = !definition.listOnly || onPeek || isEditable || isCopyable || operations.length > 0;
  if (!hasEntries) return null;
  return <RowMenu label={t('engine:list.actionsOf', { title: subject.title })} {...{ entriesOf, tabIndex }} />;
}
