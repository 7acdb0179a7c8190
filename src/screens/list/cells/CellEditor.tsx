import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import { fieldInputsOf } from '../../../fields/inputs';
import type { FieldDraft } from '../../../fields/kind';
import { isChosenRecord } from '../../../fields/one';
import { matchesCondition } from '../../../fields/matchesCondition';
import { valueAt } from '../../../fields/paths';
import { errorText } from '../../../ui/errorText';
import { InputPlaceholder } from '../../../ui/InputPlaceholder';
import { ProgressLine } from '../../../ui/ProgressLine';
import { draftAt } from '../../form/drafts';
import { focusFirstField } from '../../form/focus';
import type { LoadedRecord } from '../../record/loadedRecord';
import type { Words } from '../../words';
import { definedFieldAt } from '../state';
import { type CellChanges, checkCell, formDraftsWith } from './cellDrafts';
import type { CellExit, CellPosition } from './cellPosition';

/** A cell that is open for editing. */
export interface OpenCell extends CellPosition {
  /** Title of the row. */
  title: string;
  /** The draft that the input shows first. */
  draft: FieldDraft;
  /** Whether that draft is already a change: the user opened the cell by typing, or its value was refused. */
  isChanged: boolean;
  /** Why the value was refused. */
  message?: string | undefined;
}

interface Props {
  definition: ResourceDefinition;
  words: Words;
  cell: OpenCell;
  /** The element of the cell, which the editor covers. */
  anchor: HTMLElement;
  load: (id: string) => Promise<LoadedRecord>;
  /** Called with changes that the form's checks accept. */
  onSave: (changes: CellChanges, exit: CellExit) => void;
  /** Called when the user has left the cell by the mouse and the form's checks refuse its value. */
  onRefused: (changes: CellChanges, message: string) => void;
  /** Called when there is nothing to save. */
  onClose: (exit: CellExit) => void;
}

/** Renders the form's input of a field above the field's cell. Its `key` must be the cell. */
export function CellEditor(props: Props) {
  const { anchor } = props;
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="bottom-start"
      modifiers={[{ name: 'offset', options: { offset: [0, -anchor.offsetHeight] } }]}
      sx={{ zIndex: 'drawer' }}
    >
      <EditorPanel {...props} />
    </Popper>
  );
}

function EditorPanel({ definition, words, cell, anchor, load, onSave, onRefused, onClose }: Props) {
  const { id, path } = cell;
  const { t } = useTranslation('cells');
  const { language } = words;
  const field = definedFieldAt(definition, path);
  const { Input } = fieldInputsOf(field);
  const box = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState<CellChanges>(() => new Map([[path, cell.draft]]));
  // What the user types while the checks run does not count.
  const latest = useRef({ changes, isChanged: cell.isChanged });
  const [problem, setProblem] = useState(cell.message);
  const [isChecking, setIsChecking] = useState(false);

  const [record, setRecord] = useState<LoadedRecord>();
  const loading = useRef<Promise<LoadedRecord>>(undefined);
  useEffect(() => {
    loading.current = load(id);
    loading.current.then(setRecord, (error: unknown) => setProblem(errorText(error, words.t)));
  }, [load, id, words]);
  const drafts = useMemo(
    () => record && formDraftsWith(definition, record, changes, language),
    [definition, record, changes, language],
  );

  const parentPath = field.type === 'one' ? field.dependsOn?.field : undefined;
  const isWaiting = parentPath !== undefined && !record && problem === undefined;
  useLayoutEffect(() => {
    if (isWaiting) return undefined;
    const stop = focusFirstField(box.current);
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && !latest.current.isChanged) activeElement.select();
    return stop;
  }, [isWaiting]);

  const leave = async (exit: CellExit) => {
    if (isChecking) return;
    const { activeElement } = document;
    // A search for related records knows only on blur what the typed text means.
    if (activeElement instanceof HTMLElement && activeElement.matches('[role=combobox]'))
      flushSync(() => activeElement.blur());
    if (!latest.current.isChanged) return onClose(exit);
    setIsChecking(true);
    const { changes: checked } = latest.current;
    const refuse = (message: string) => {
      if (exit === 'away') return onRefused(checked, message);
      setIsChecking(false);
      setProblem(message);
      focusFirstField(box.current);
    };
    try {
      const loaded = (await loading.current) ?? (await load(id));
      const { problems, isActive, ...normalized } = await checkCell(definition, loaded, path, checked, language);
      if (!isActive) return refuse(t('inactive', { field: words.label(path) }));
      const texts = problems.map(({ code, payload }) => words.t(`engine:validation.${code}`, { ...payload }));
      if (texts.length > 0) return refuse(texts.join('\n'));
      onSave(normalized.changes, exit);
    } catch (error) {
      refuse(errorText(error, words.t));
    }
  };

  const change = (changed: string, draft: FieldDraft) => {
    if (isChecking) return;
    latest.current = { changes: new Map([...latest.current.changes, [changed, draft]]), isChanged: true };
    setChanges(latest.current.changes);
    setProblem(undefined);
    // A choice from a menu, which has the focus, is complete.
    if (field.type === 'enum' && !box.current?.contains(document.activeElement)) void leave('stay');
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The page's own keys, such as the one for the next row, must not act meanwhile.
    event.stopPropagation();
    const { target } = event;
    // Menus and calendars of the input are elsewhere in the document.
    if (event.defaultPrevented || !(target instanceof Element) || !event.currentTarget.contains(target)) return;
    const exit = exitOfKey(event, target);
    if (exit === undefined) return;
    event.preventDefault();
    if (event.key === 'Escape') onClose('stay');
    else void leave(exit);
  };

  const warning = definition.form.warnings?.find(
    ({ fields, when }) => record && fields.includes(path) && matchesCondition(when, (other) => valueAt(record, other)),
  );
  const help = warning
    ? words.of(`warnings.${warning.name}`)
    : words.of(`help.${path}`, { defaultValue: '' }) || undefined;
  return (
    <ClickAwayListener mouseEvent="onMouseDown" touchEvent="onTouchStart" onClickAway={() => void leave('away')}>
      <Paper
        ref={box}
        role="dialog"
        aria-label={t('editing', { field: words.label(path), title: cell.title })}
        elevation={8}
        onKeyDown={onKeyDown}
        sx={{ position: 'relative', p: 1, pt: 1.5, width: Math.max(anchor.offsetWidth, 280), maxWidth: '95vw' }}
      >
        {isChecking && <ProgressLine label={t('checking')} />}
        {isWaiting || !Input ? (
          <InputPlaceholder height={40} />
        ) : (
          <Input
            {...{ field, help, problem }}
            context={words.fieldContext(path)}
            label={words.label(path)}
            draft={changes.get(path) ?? null}
            onChange={(draft) => change(path, draft)}
            onBlur={() => {}}
            required={field.required ?? false}
            parent={parentPath === undefined ? undefined : chosenParent(drafts && draftAt(drafts, parentPath))}
            parentLabel={parentPath && words.label(parentPath)}
            others={{
              draft: (other) => (drafts ? draftAt(drafts, other) : null),
              fill: change,
            }}
          />
        )}
      </Paper>
    </ClickAwayListener>
  );
}

const chosenParent = (draft: FieldDraft | undefined) => (draft !== undefined && isChosenRecord(draft) ? draft : null);

/** Returns where a key in the input leads; undefined for a key that does not leave the cell. */
function exitOfKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, target: Element): CellExit | undefined {
  if (key === 'Escape') return 'stay';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  // Enter presses a button of the input, and begins a line of a long text.
  const isOwnKey = target.closest('button') !== null || (target.matches('textarea') && !ctrlKey && !metaKey);
  if (key !== 'Enter' || isOwnKey) return undefined;
  return shiftKey ? 'up' : 'down';
}
