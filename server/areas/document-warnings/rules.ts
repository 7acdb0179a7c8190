import { warningDaysOf } from '../validity';

/** The documents that warn, by the type of their owner. */
export const warningDocuments = {
  USER: ['driving_licence_until', 'code_95_until', 'adr_until'],
  VEHICLE: ['inspection_until', 'insurance_until'],
} as const;

/** Who or what has a document. */
export type DocumentOwner = keyof typeof warningDocuments;
/** Column with the last day on which a document is valid. */
export type WarningDocument = (typeof warningDocuments)[DocumentOwner][number];

/** A document of a driver or vehicle. `owner` is the name or registration plate, `until` the last day, `YYYY-MM-DD`. */
export interface DatedDocument {
  owner_id: string;
  owner: string;
  document: WarningDocument;
  until: string;
}

/** A document that expires in at most so many days. */
export type DocumentWarning = DatedDocument & { days: number };

/** Returns the documents that warn on a day, with the lowest number of days that they are within. */
export function warningsOn(day: string, documents: readonly DatedDocument[]): DocumentWarning[] {
  return documents.flatMap((document) => {
    const days = warningDaysOf(document.until, day);
    return days === undefined ? [] : [{ ...document, days }];
  });
}

/** Most documents of a day that have an entry each. More are one entry that counts them, because nobody reads hundreds. */
const mostEntries = 10;

/** Returns whether the documents of a day are one entry together. */
export const areSummarized = (warnings: readonly DocumentWarning[]): boolean => warnings.length > mostEntries;
