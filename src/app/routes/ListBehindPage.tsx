import { useQueryClient } from '@tanstack/react-query';
import { Activity, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMatch, useOutlet } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { AddressContext, useAddress } from '../../routing/address';
import { KeptPage, useIsShown } from '../../ui/KeptPage';
import { PrepareRecordContext, type RecordState } from '../../screens/record/prepareRecord';
import { recordKeyOf } from '../../screens/record/recordRequest';
import { recordPagePath } from '../../screens/record/recordUrls';
import { loadShowScreen } from '../../screens/show/loadShowScreen';
import { shownPaths } from '../../screens/show/shownPaths';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { type KeptPages, pagesAt, withoutRecord, withRecord } from './keptPages';
import styles from './ListBehindPage.module.css';

interface Props {
  definition: ResourceDefinition;
  /** Renders the page of a record around its content. */
  renderRecord: (content: ReactNode) => ReactNode;
}

/**
 * Renders a page of a resource, and keeps the list that the page was opened from: hidden, and with the address that it was
 * left with. So a return shows the list at once, as it was, with the focus where it was. The rows keep their effects and
 * their layout, because restoring both takes most of a return's time; `useIsShown` says when they are hidden.
 *
 * Behind the list, it renders the page of the record that the user will probably open next, hidden and without effects: it
 * loads nothing, and has no title, focus or live changes until the record is opened.
 */
export function ListBehindPage({ definition, renderRecord }: Props) {
  const page = useOutlet();
  const address = useAddress();
  const isList = useMatch(definition.path) !== null;
  const recordId = useMatch(`${definition.path}/:id`)?.params.id;
  const [kept, setKept] = useState<KeptPages>({});
  const queries = useQueryClient();
  const isRecordLoaded =
    recordId !== undefined &&
    queries.getQueryData(recordKeyOf(definition, recordId, shownPaths(definition))) !== undefined;
  const next = pagesAt(kept, { page, address, isList, recordId, isRecordLoaded });
  if (next !== kept) setKept(next);
  const { list, record } = next;
  const prepareRecord = useCallback(
    (id: string, state: RecordState) => {
      const prepare = async () => {
        const { ShowScreen } = await loadShowScreen();
        const path = recordPagePath(definition, id);
        const screen = renderRecord(<ShowScreen definition={definition} id={id} />);
        setKept((pages) => withRecord(pages, { id, state, path, page: screen }));
      };
      // Without its code, the record is rendered only when it is opened.
      prepare().catch(() => {});
    },
    [definition, renderRecord],
  );
  return (
    <PrepareRecordContext value={prepareRecord}>
      {list && (
        <div key={list.openings} className={isList ? styles.shown : styles.kept}>
          <KeptPage isShown={isList}>
            <AddressContext value={list.address}>
              {list.page}
              <ReturnFocus />
            </AddressContext>
          </KeptPage>
        </div>
      )}
      {record && (
        // If the record cannot be rendered, the router's page shows the error once it is opened.
        <ErrorBoundary key={`${record.id} ${record.state}`} fallback={<OnMount run={() => setKept(withoutRecord)} />}>
          <Activity mode={record.isShown ? 'visible' : 'hidden'}>
            <AddressContext value={record.address}>{record.page}</AddressContext>
          </Activity>
        </ErrorBoundary>
      )}
      {!isList && !record?.isShown && page}
    </PrepareRecordContext>
  );
}

/** Keeps the element that had the focus when the list was hidden, and focuses it when the list is shown again. */
function ReturnFocus() {
  const focused = useRef<Element>(null);
  const isShown = useIsShown();
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    return () => {
      focused.current = document.activeElement;
    };
  }, [isShown]);
  return null;
}

/** Calls a function once it is mounted. */
function OnMount({ run }: { run: () => void }) {
  useLayoutEffect(run);
  return null;
}
