import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { DocumentTitle } from './DocumentTitle';

const RecordTitleContext = createContext<(record: string) => void>(() => {});

/** Sets the document's title to the record that its content shows, and the page's title: `WGM 2041K · Vehicles`. */
export function RecordDocumentTitle({ page, children }: { page: string; children: ReactNode }) {
  const [record, setRecord] = useState('');
  return (
    <RecordTitleContext value={setRecord}>
      <DocumentTitle title={[record, page].filter(Boolean).join(' · ')} />
      {children}
    </RecordTitleContext>
  );
}

/** Names the shown record in the document's title. Undefined while the record is loading. */
export function useRecordDocumentTitle(record: string | undefined): void {
  const setRecord = useContext(RecordTitleContext);
  useEffect(() => {
    setRecord(record ?? '');
    return () => setRecord('');
  }, [setRecord, record]);
}
