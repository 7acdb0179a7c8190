import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document's title to the page's title and the product's name. */
export function DocumentTitle({ title }: { title: string }) {
  const { t } = useTranslation('app');
  return <title>{t('pageTitle', { page: title })}</title>;
}

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
