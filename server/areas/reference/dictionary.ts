import { sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { cancelRequestReasons, services } from './tables';

type ServiceRow = typeof services.$inferSelect;
type ReasonRow = typeof cancelRequestReasons.$inferSelect;

function service(id: number, code: string, name_en: string, name_pl: string, status = true): ServiceRow {
  return { id: String(id), code, name_en, name_pl, status };
}

function reason(id: number, title_en: string, title_pl: string): ReasonRow {
  return { id: String(id), title_en, title_pl };
}

/** The services of road haulage. Ids never change: requests point to them. */
export const dictionaryServices: readonly ServiceRow[] = [
  service(1, 'FTL', 'Full load (FTL)', 'Transport całopojazdowy (FTL)'),
  service(2, 'LTL', 'Part load (LTL)', 'Ładunki częściowe (LTL)'),
  service(3, 'GROUPAGE', 'Groupage', 'Drobnica'),
  service(4, 'EXPRESS', 'Express, direct', 'Ekspres, bezpośrednio'),
  service(5, 'TEMPERATURE', 'Temperature-controlled', 'Transport w temperaturze kontrolowanej'),
  service(6, 'PHARMA', 'Medicines (GDP)', 'Produkty lecznicze (GDP)'),
  service(7, 'ADR', 'Dangerous goods (ADR)', 'Towary niebezpieczne (ADR)'),
  service(8, 'CARS', 'Car transport', 'Transport samochodów'),
  service(9, 'ABNORMAL', 'Abnormal load', 'Transport ponadnormatywny'),
  service(10, 'CONTAINER', 'Container haulage', 'Przewóz kontenerów'),
  service(11, 'LIQUID', 'Liquids in tank', 'Płyny w cysternie'),
  service(12, 'BULK', 'Dry bulk', 'Materiały sypkie'),
  service(13, 'HIGH_VALUE', 'High-value goods', 'Ładunki wysokowartościowe'),
  service(14, 'WASTE', 'Waste (A sign)', 'Przewóz odpadów'),
  service(15, 'INTERMODAL', 'Intermodal: road and rail', 'Transport intermodalny: droga i kolej', false),
];

/** Why requests are cancelled. Ids never change: requests point to them. */
export const dictionaryReasons: readonly ReasonRow[] = [
  reason(1, 'The customer withdrew', 'Klient zrezygnował'),
  reason(2, 'The price was not agreed', 'Nie uzgodniono ceny'),
  reason(3, 'The goods are not ready', 'Towar nie jest gotowy'),
  reason(4, 'No vehicle is free in that time', 'Brak wolnego pojazdu w tym terminie'),
  reason(5, 'No driver is free in that time', 'Brak wolnego kierowcy w tym terminie'),
  reason(6, 'The vehicle broke down', 'Awaria pojazdu'),
  reason(7, 'Papers or permits are missing', 'Brak dokumentów lub zezwoleń'),
  reason(8, 'The load does not fit the vehicle', 'Ładunek nie pasuje do pojazdu'),
  reason(9, 'The way cannot be driven', 'Trasa jest nieprzejezdna'),
  reason(10, 'The customer cannot be reached', 'Brak kontaktu z klientem'),
  reason(11, 'The same request was entered twice', 'Zlecenie wprowadzono dwukrotnie'),
  reason(12, 'Another reason', 'Inna przyczyna'),
];

/** Writes the services and reasons: new entries are added, changed words replaced. */
export async function loadReference({ orm }: Session): Promise<void> {
  await orm
    .insert(services)
    .values([...dictionaryServices])
    .onConflictDoUpdate({
      target: services.id,
      set: {
        code: sql`excluded.code`,
        name_en: sql`excluded.name_en`,
        name_pl: sql`excluded.name_pl`,
        status: sql`excluded.status`,
      },
    });
  await orm
    .insert(cancelRequestReasons)
    .values([...dictionaryReasons])
    .onConflictDoUpdate({
      target: cancelRequestReasons.id,
      set: { title_en: sql`excluded.title_en`, title_pl: sql`excluded.title_pl` },
    });
}
