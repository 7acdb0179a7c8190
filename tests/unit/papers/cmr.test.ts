import bwip from 'bwip-js/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawConsignmentNotes } from '../../../server/areas/papers/cmr/draw-note';
import { formBoxAreas, goodsColumns, goodsAreas, a4PageSize } from '../../../server/areas/papers/cmr/layout';
import { consignmentNoteOf, type WaybillData } from '../../../server/areas/papers/cmr/note';
import { textsInLanguage } from '../../../server/texts/texts';
import english from '../../../locales/en/server/cmr.json';
import polish from '../../../locales/pl/server/cmr.json';
import { readPdf, type PdfPage } from './pdf-text';

const pruszkow = {
  street: 'ul. Żółwińska 12/4',
  zip: '05-800',
  city: 'Pruszków',
  country: 'PL',
  description: 'Rampa 4',
};
const vehicleCargo = (vehicle: string, weight: number) => ({
  vehicle,
  goods: null,
  packages: null,
  packaging: null,
  weight,
});
const waybill: WaybillData = {
  number: 'REQ/2026/000123',
  language: 'pl',
  sender: {
    name: 'Zakłady „Świętokrzyskie” sp. z o.o.',
    place: pruszkow,
    phone: '+48 22 123 45 67',
    vat: 'PL5252445767',
  },
  carrier: {
    name: 'Nordwind Spedycja',
    place: { ...pruszkow, street: 'ul. Hutnicza 7', city: 'Gdynia' },
    phone: null,
    vat: null,
  },
  from: pruszkow,
  to: { street: 'Hafenstraße 77', zip: '20359', city: 'Hamburg', country: 'DE', description: null },
  loading: { from: '2026-11-20', to: '2026-11-21' },
  unloading: { from: '2026-11-23', to: '2026-11-23' },
  service: 'Transport samochodów',
  today: '2026-11-21',
  consignee: { name: 'Elbe Autohandel GmbH', address: null },
  cargo: [vehicleCargo('Samochód osobowy Škoda Octavia', 1450.5), vehicleCargo('Ciągnik siodłowy Scania R', 8200)],
  vehicles: ['GA 1234K / GA 98XY'],
  drivers: ['Łukasz Brzęczyszczykiewicz'],
  documents: ['Lista załadunkowa'],
};

const draw = async (changes: Partial<WaybillData> = {}): Promise<PdfPage[]> => {
  const changed = { ...waybill, ...changes };
  const texts = textsInLanguage(changed.language);
  return readPdf(
    await drawConsignmentNotes([{ note: consignmentNoteOf(changed, texts), number: changed.number }], texts),
  );
};
/** Returns the texts of a page, joined by single spaces; an empty text if there is no page. */
const running = (read: PdfPage | undefined) => read?.texts.join(' ').replace(/\s+/g, ' ') ?? '';

describe('the layout', () => {
  it('keeps every box within the page without overlap', () => {
    const all = [...Object.values(formBoxAreas), goodsAreas.first];
    for (const { x, y, width, height } of all) {
      expect(x).toBeGreaterThanOrEqual(5);
      expect(x + width).toBeLessThanOrEqual(a4PageSize.width - 5);
      expect(y + height).toBeLessThanOrEqual(a4PageSize.height - 5);
    }
    const overlap = all.flatMap((one, place) =>
      all
        .slice(place + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width - 0.01 &&
            other.x < one.x + one.width - 0.01 &&
            one.y < other.y + other.height - 0.01 &&
            other.y < one.y + one.height - 0.01,
        ),
    );
    expect(overlap).toEqual([]);
  });

  it('divides the width among the columns of the goods', () => {
    expect(goodsColumns.reduce((sum, { width }) => sum + width, 0)).toBe(goodsAreas.first.width);
  });
});

describe('a consignment note', () => {
  let pages: PdfPage[];
  beforeAll(async () => {
    pages = await draw();
  });

  it.each(Object.keys(english.headings))(
    'has box %s, with headings in the company’s language and in English',
    (name) => {
      const [own, other] = [polish, english].map(({ headings }) => new Map(Object.entries(headings)).get(name));
      expect(running(pages[0])).toContain(`${own} / ${other}`);
    },
  );

  it('numbers its boxes as the form does', () => {
    expect(pages[0]?.texts).toEqual(
      expect.arrayContaining(Array.from({ length: 24 }, (_, place) => String(place + 1))),
    );
  });

  it.each([
    'Zakłady „Świętokrzyskie” sp. z o.o.',
    'ul. Żółwińska 12/4',
    '05-800 Pruszków',
    'Polska',
    'PL5252445767 · +48 22 123 45 67',
    '20359 Hamburg',
    'Niemcy',
    '20/11/2026 – 21/11/2026',
    'Samochód osobowy Škoda Octavia',
    'Ciągnik siodłowy Scania R',
    '1450,5',
    '9650,5',
    'Łukasz Brzęczyszczykiewicz',
    'GA 1234K / GA 98XY',
    'Lista załadunkowa',
    'Gdynia, 21/11/2026',
    'Rozładunek / Delivery: 23/11/2026',
  ])('contains %s with every letter', (text) => {
    expect(running(pages[0])).toContain(text);
  });

  it('contains the convention, and fits on one page', () => {
    expect(running(pages[0])).toContain(polish.sentences.convention);
    expect(running(pages[0])).toContain(english.sentences.convention);
    expect(pages).toHaveLength(1);
  });

  it('has its number as text and as a Code 128 barcode', () => {
    expect(pages[0]?.texts).toContain(waybill.number);
    const [symbol] = bwip.raw({ bcid: 'code128', text: waybill.number });
    if (!symbol || !('sbs' in symbol)) throw new Error('No bars.');
    const { sbs } = symbol;
    const bars = pages[0]?.filled ?? [];
    const module = (bars[0]?.width ?? 0) / (sbs[0] ?? 1);
    const drawn = bars.flatMap(({ x, width }, place) => {
      const next = bars[place + 1];
      return [width, ...(next ? [next.x - x - width] : [])].map((length) => Math.round(length / module));
    });
    expect(drawn).toEqual([...sbs]);
    expect(new Set(bars.map(({ height }) => height)).size).toBe(1);
  });

  it('of an English company has each heading once', async () => {
    const [note] = await draw({ language: 'en' });
    expect(running(note)).toContain(english.headings[1]);
    expect(running(note)).not.toContain(polish.headings[1]);
    expect(running(note).split(english.headings[1])).toHaveLength(2);
    expect(running(note)).toContain('Germany');
  });

  it('continues on further pages, with the total on the last', async () => {
    const cargo = Array.from({ length: 60 }, (_, place) => vehicleCargo(`Škoda ${place + 1}`, 1000));
    const many = await draw({ cargo });
    expect(many.length).toBeGreaterThan(1);
    const all = many.map(running).join(' ');
    for (const { vehicle } of cargo) expect(all.match(new RegExp(`${vehicle}(?!\\d)`, 'g'))).toHaveLength(1);
    expect(many.map((each) => running(each).includes(polish.sentences.continued))).toEqual(
      many.map((_, place) => place < many.length - 1),
    );
    expect(many.at(-1)?.texts).toContain('60\u00a0000');
    for (const each of many) expect(each.texts).toContain(waybill.number);
  });

  it('can be drawn from an empty draft', async () => {
    const anonymous = { name: null, place: null, phone: null, vat: null };
    const days = { from: null, to: null };
    const empty = {
      sender: anonymous,
      from: null,
      to: null,
      loading: days,
      unloading: days,
      service: null,
      consignee: { name: null, address: null },
      cargo: [],
      vehicles: [],
      drivers: [],
      documents: [],
    };
    expect(running((await draw(empty))[0])).toContain(waybill.number);
  });
});

describe('fields of a note that the request has in words', () => {
  const pallets = { vehicle: '', goods: 'Części zamienne', packages: 33, packaging: 'palety EUR', weight: 9000 };
  const noteOf = (changes: Partial<WaybillData>) =>
    consignmentNoteOf({ ...waybill, ...changes }, textsInLanguage(waybill.language));

  it.each([
    [{ name: 'Elbe GmbH', address: null }, 'Elbe GmbH\nHafenstraße 77\n20359 Hamburg\nNiemcy'],
    [{ name: 'Elbe GmbH', address: 'Kai 1, Bremen' }, 'Elbe GmbH\nKai 1, Bremen'],
    [{ name: null, address: null }, 'Hafenstraße 77\n20359 Hamburg\nNiemcy'],
  ])('names the consignee %j', (consignee, text) => {
    expect(noteOf({ consignee }).boxes[2]).toBe(text);
  });

  it('describes goods that are no vehicle, and counts their packages', () => {
    const { goods, total } = noteOf({ cargo: [pallets, vehicleCargo('Scania R', 8200)] });
    expect(goods[0]).toMatchObject({ 7: '33', 8: 'palety EUR', 9: 'Części zamienne' });
    expect(goods[1]).toMatchObject({ 7: '1', 9: 'Scania R' });
    expect(total[7]).toBe('34');
  });

  it('leaves an unknown number of packages empty, in the total too', () => {
    const { goods, total } = noteOf({ cargo: [{ ...pallets, packages: null, packaging: null }] });
    expect([goods[0]?.[7], goods[0]?.[8], total[7]]).toEqual(['', '', '']);
  });
});
