import { describe, expect, it } from 'vitest';
import type { LegFacts } from '../../../server/areas/inbox/facts';
import { wordFacts } from '../../../server/areas/inbox/wording';
import { textsInLanguage } from '../../../server/texts/texts';

const leg: LegFacts = {
  number: 'TR/1',
  from: 'Kalisz',
  to: 'Rostock',
  start: '2026-03-02T07:00:00Z',
  end: '2026-03-02T15:00:00Z',
  vehicle: 'PO 1',
  truck: 'PO 2',
};
const reader = { time_zone: 'Europe/Warsaw', date_format: null } as const;

describe('the text of an entry', () => {
  it.each([
    ['en', 'You drive a leg of request TR/1', 'Kalisz → Rostock · 02/03/2026 08:00 – 16:00 · PO 2 + PO 1'],
    ['pl', 'Zaplanowano Ci odcinek w zleceniu TR/1', 'Kalisz → Rostock · 02.03.2026 08:00 – 16:00 · PO 2 + PO 1'],
  ] as const)('is in the language %s, with times of the company', (language, text, details) => {
    const facts = { ...leg, kind: 'LEG_PLANNED' } as const;
    expect(wordFacts({ ...reader, facts }, textsInLanguage(language))).toEqual({ text, details });
  });

  it('writes dates as the reader does, and says what changed', () => {
    const changes = {
      start: { from: leg.start, to: '2026-03-02T09:00:00Z' },
      end: { from: leg.end, to: '2026-03-03T15:00:00Z' },
      truck: { from: 'PO 2', to: null },
    };
    const facts = { ...leg, kind: 'LEG_CHANGED', changes } as const;
    const { details } = wordFacts({ ...reader, date_format: 'YYYY_MM_DD', facts }, textsInLanguage('en'));
    expect(details.split('\n')).toEqual([
      'Start: 2026-03-02 08:00 → 10:00',
      'End: 2026-03-02 16:00 → 2026-03-03 16:00',
      'Truck: PO 2 → –',
    ]);
  });

  it('writes the expected moment and the last day alike', () => {
    const facts = {
      kind: 'EXPECTED_LATE',
      number: 'TR/1',
      expected: '2026-03-03T02:25:00Z',
      due: '2026-03-02',
    } as const;
    const details = (date_format: 'MM_DD_YYYY' | null) =>
      wordFacts({ ...reader, date_format, facts }, textsInLanguage('en')).details;
    expect(details(null)).toBe('Expected 03/03/2026 03:25, due by 02/03/2026');
    expect(details('MM_DD_YYYY')).toBe('Expected 03/03/2026 03:25, due by 03/02/2026');
  });

  it('counts files with the plural forms of the language', () => {
    const text = (count: number) =>
      wordFacts(
        { ...reader, facts: { kind: 'DOCUMENT_ADDED', number: '1', by: null, name: 'a.pdf', count } },
        textsInLanguage('pl'),
      ).text;
    expect([1, 2, 5].map(text)).toEqual([
      'Do zlecenia 1 dodano 1 plik',
      'Do zlecenia 1 dodano 2 pliki',
      'Do zlecenia 1 dodano 5 plików',
    ]);
  });
});
