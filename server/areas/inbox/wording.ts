import * as z from 'zod';
import { formatAmount, formatDate, formatMoment, formatShortDate } from '../../texts/format';
import type { TextKey } from '../../texts/keys';
import type { Texts } from '../../texts/texts';
import { type InboxFacts, inboxFactsSchema, type LegChanges, legFields, type LegFacts } from './facts';

/** The text of an entry: what happened, and what else the reader must know. */
export interface InboxWording {
  text: string;
  details: string;
}

/** An entry and how its reader writes dates, as SQL returns both. */
const wordedSchema = z.object({
  facts: inboxFactsSchema,
  time_zone: z.string(),
  date_format: z.enum(['DD_MM_YYYY', 'DD_MM_YYYY_DOTS', 'MM_DD_YYYY', 'YYYY_MM_DD']).nullable(),
});

/** An entry, with its company's time zone and the reader's date format. */
export type WordedEntry = z.infer<typeof wordedSchema>;

/** Returns the text of an entry that SQL has returned. @param json value of `InboxEntry.text` before the resolver */
export function wordEntry(json: unknown, texts: Texts): InboxWording {
  return wordFacts(wordedSchema.parse(json), texts);
}

/** Returns the text of an entry in the language of `texts`. */
export function wordFacts(
  { facts, time_zone: timeZone, date_format: dateFormat }: WordedEntry,
  texts: Texts,
): InboxWording {
  const { t } = texts;
  const moment = (iso: string | null) => (iso === null ? '–' : formatMoment(iso, { ...texts, timeZone, dateFormat }));
  const legDetails = (leg: LegFacts) =>
    [
      leg.from || leg.to ? `${leg.from ?? '–'} → ${leg.to ?? '–'}` : '',
      leg.start && leg.end ? `${moment(leg.start)} – ${withoutSameDay(moment(leg.start), moment(leg.end))}` : '',
      [leg.truck, leg.vehicle].filter(Boolean).join(' + '),
    ]
      .filter(Boolean)
      .join(' · ');
  switch (facts.kind) {
    case 'REQUEST_ASSIGNED':
    case 'REQUEST_CANCELED':
      return { text: manyText(facts, texts), details: byName(facts, texts) };
    case 'REQUEST_UNASSIGNED':
    case 'ASSIGNMENT_ACCEPTED':
    case 'ASSIGNMENT_DECLINED':
      return { text: t(`inbox:texts.${facts.kind}`, { number: facts.number }), details: byName(facts, texts) };
    case 'LEG_CANCELED':
      return { text: manyText(facts, texts), details: facts.more ? '' : legDetails(facts) };
    case 'LEG_PLANNED':
      return { text: t(`inbox:texts.${facts.kind}`, { number: facts.number }), details: legDetails(facts) };
    case 'LEG_CHANGED':
      return {
        text: t('inbox:texts.LEG_CHANGED', { number: facts.number }),
        details: changeTexts(facts.changes, moment, texts).join('\n'),
      };
    case 'EXPECTED_LATE': {
      const { number, expected, due } = facts;
      const day = formatShortDate(due, { ...texts, dateFormat });
      return {
        text: t('inbox:texts.EXPECTED_LATE', { number }),
        details: t('inbox:texts.expectedAt', { moment: moment(expected), day }),
      };
    }
    case 'DOCUMENT_ADDED': {
      const { number, name, count } = facts;
      return {
        text: t('inbox:texts.DOCUMENT_ADDED', { number, count }),
        details: [count === 1 ? name : '', byName(facts, texts)].filter(Boolean).join(' · '),
      };
    }
    case 'VERIFICATION_ANSWERED': {
      const key = facts.is_verified ? 'inbox:texts.verified' : 'inbox:texts.notVerified';
      return { text: t(key, { title: facts.title }), details: facts.message ?? '' };
    }
    case 'PAYMENT_FAILED': {
      const { cents, currency, end, needs_confirmation } = facts;
      const key = needs_confirmation ? 'inbox:texts.paymentUnconfirmed' : 'inbox:texts.PAYMENT_FAILED';
      return {
        text: t(key, { amount: formatAmount(cents, currency, texts) }),
        details: t('inbox:texts.paidUntil', { day: formatDate(end, texts) }),
      };
    }
    case 'DOCUMENT_EXPIRES': {
      const { of, count, document } = facts;
      if (!document) return { text: t(`inbox:texts.DOCUMENTS_EXPIRE_${of}`, { count }), details: '' };
      const { name, owner, until, days } = document;
      return {
        text: t('inbox:texts.DOCUMENT_EXPIRES', {
          owner,
          document: t(`inbox:documents.${name}`),
          day: formatDate(until, texts),
        }),
        details: t('inbox:texts.daysLeft', { count: days }),
      };
    }
    case 'SALES_REQUEST':
      return { text: t('inbox:texts.SALES_REQUEST', { sender: facts.sender }), details: '' };
  }
}

/** Returns the text of an event that many records can have at once. */
function manyText({ kind, number, more = 0 }: Extract<InboxFacts, { more?: unknown }>, { t }: Texts): string {
  return more > 0 ? t(`inbox:texts.${kind}_MORE`, { number, count: more }) : t(`inbox:texts.${kind}`, { number });
}

function byName({ by }: Extract<InboxFacts, { by: unknown }>, { t }: Texts): string {
  return by === null ? '' : t('inbox:texts.by', { name: by });
}

const fieldKeys: Readonly<Record<(typeof legFields)[number], TextKey>> = {
  from: 'inbox:fields.from',
  to: 'inbox:fields.to',
  start: 'inbox:fields.start',
  end: 'inbox:fields.end',
  vehicle: 'inbox:fields.vehicle',
  truck: 'inbox:fields.truck',
};

/** Returns a line for each changed value: "Loading: 8:00 → 9:00". */
function changeTexts(changes: LegChanges, moment: (iso: string | null) => string, { t }: Texts): string[] {
  return legFields.flatMap((field) => {
    const change = changes[field];
    if (!change) return [];
    const isMoment = field === 'start' || field === 'end';
    const [from, to] = [change.from, change.to].map((value) => (isMoment ? moment(value) : (value ?? '–')));
    return [`${t(fieldKeys[field])}: ${from} → ${isMoment ? withoutSameDay(from, to) : to}`];
  });
}

/** Returns a formatted moment without its day, if that is the day of another one. */
function withoutSameDay(other = '', moment = ''): string {
  const [day = '', time] = moment.split(' ');
  return time && other.startsWith(`${day} `) ? time : moment;
}
