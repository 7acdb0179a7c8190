import type { ResourceDefinition } from '../../../../resources/definition';
import { savedViewsResource } from '../../../../resources/savedViews';
import { showNotification } from '../../../../providers/notification';
import { valueAt } from '../../../fields/paths';
import { useSession } from '../../../ui/appServices';
import { type DoneSubject, type RecordOperation, withInputValues } from '../../record/operation';
import { useAllowedActions } from '../../record/useAllowedActions';
import type { OperationControls } from '../../record/useOperation';
import type { Words } from '../../words';
import type { ListState } from '../state';
import { isViewEditable, type SavedView, savedViewPath, viewQueryOf } from './savedView';
import type { ViewCommand } from './SavedViewsMenu';

interface Options {
  definition: ResourceDefinition;
  state: ListState;
  /** Texts of saved views. */
  words: Words;
  operations: OperationControls;
  view: SavedView | undefined;
  isChanged: boolean;
  defaultId: string | null;
  /** Shows a view with its stored state. */
  show: (view: SavedView) => void;
  /** Called with the id of a view that was created from the list's state. */
  onCreated: (id: string) => void;
}

/** What starting an operation takes besides the operation and the view. */
interface StartMore {
  question?: string;
  after?: (done: readonly DoneSubject[]) => void;
}

/** What can be done with the shown view. Commands that do not apply to it are undefined. */
interface ViewCommands {
  save: ViewCommand | undefined;
  discard: ViewCommand | undefined;
  /** All commands of the menu, including these. */
  all: readonly ViewCommand[];
  /** Stores the order of the list's views. */
  order: (ids: readonly string[]) => void;
}

/** Returns what the user can do with the shown view of a list. */
export function useViewCommands(options: Options): ViewCommands {
  const { definition, state, words, operations, view, isChanged, defaultId, show, onCreated } = options;
  const { of } = words;
  const may = useAllowedActions(savedViewsResource);
  const userId = useSession()?.user.id ?? '';
  const resource = definition.name;
  const isEditable = view !== undefined && isViewEditable(view, userId, may('share') === true);

  /** Starts an operation on a view, of which the console may know only what the operation sends. */
  const start = (operation: RecordOperation, subject: Partial<SavedView>, more: StartMore = {}) => {
    const named = { id: subject.id ?? '', title: subject.name ?? '' };
    const subjects = [withInputValues(operation, named, (path) => valueAt(subject, path))];
    operations.start({ operation, subjects, ...more });
  };
  const run = (name: string, subject: Partial<SavedView>, more?: StartMore) => start(actionNamed(name), subject, more);
  const create = (name: string, query: string) =>
    run(
      'saveAs',
      { resource, state: query, name },
      {
        after: ([created]) => {
          const id = valueAt(created?.returned, 'id');
          if (typeof id === 'string') onCreated(id);
        },
      },
    );

  const save: ViewCommand | undefined =
    view && isChanged && isEditable
      ? {
          label: of('actions.save.title'),
          run: () =>
            run(
              'save',
              { ...view, state: viewQueryOf(state, definition) },
              view.visibility === 'PRIVATE' ? {} : { question: of('saveShared', { title: view.name }) },
            ),
        }
      : undefined;
  const discard: ViewCommand | undefined =
    view && isChanged ? { label: of('discard'), run: () => show(view) } : undefined;
  const ofView = (shown: SavedView): (ViewCommand | undefined)[] => {
    const { id, name, visibility } = shown;
    return [
      { label: of('duplicate'), run: () => create(of('copyOf', { title: name }).slice(0, 80), shown.state) },
      isEditable ? { label: of('renameView'), run: () => run('rename', shown) } : undefined,
      isEditable && may('share') ? { label: of('shareView'), run: () => run('share', shown) } : undefined,
      id === defaultId
        ? { label: of('actions.dropDefault.title'), run: () => run('dropDefault', shown) }
        : { label: of('actions.makeDefault.title'), run: () => run('makeDefault', shown) },
      visibility === 'PRIVATE' ? undefined : { label: of('copyLink'), run: () => copyLink(definition, shown, words) },
      isEditable ? { label: of('deleteView'), run: () => start({ kind: 'delete' }, shown) } : undefined,
    ];
  };
  const saveAs = { label: of('saveAsView'), run: () => create('', viewQueryOf(state, definition)) };
  return {
    save,
    discard,
    all: [save, saveAs, discard, ...(view ? ofView(view) : [])].filter((command) => command !== undefined),
    order: (ids) =>
      operations.start({
        operation: actionNamed('order'),
        subjects: [{ id: '', title: '', inputValues: { resource, view_order: ids } }],
      }),
  };
}

function actionNamed(name: string): RecordOperation {
  const action = savedViewsResource.actions.find((each) => each.name === name);
  if (!action) throw new Error(`Saved views have no action ${name}.`);
  return { kind: 'action', action };
}

function copyLink(definition: ResourceDefinition, view: SavedView, { of }: Words): void {
  const url = `${window.location.origin}${savedViewPath(definition, view)}`;
  // The clipboard is undefined on insecure origins.
  const copied = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('No clipboard.'));
  copied.then(
    () => showNotification('success', of('linkCopied')),
    () => showNotification('info', of('linkShown', { url })),
  );
}
