import type { Language } from '../contract.generated';
import { defaultLanguage } from '../texts/languages';

/** Texts that the users of a tenant write, in the tenant's language. */
export interface DemoTexts {
  logistTasks: readonly string[];
  /** Tasks of a leg, in the order in which they are done; `media`: the task needs a photo or signature. */
  routeTasks: readonly { text: string; media: boolean }[];
  praise: readonly string[];
  complaint: readonly string[];
  cancelling: readonly string[];
}

/** Texts of the demo's requests, by the tenant's language. */
const tenantWords = {
  en: {
    logistTasks: [
      'Book the loading slot',
      'Send the order confirmation',
      'Check the cargo insurance',
      'Complete the CMR waybill data',
      'Agree the delivery slot',
      'Get the loading reference',
      'Check the toll box for transit countries',
    ],
    routeTasks: [
      { text: 'Photos of the cargo before loading', media: true },
      { text: 'Check the load securing', media: false },
      { text: 'CMR signed by the shipper', media: true },
      { text: 'Report arrival at delivery', media: false },
      { text: 'CMR signed by the consignee', media: true },
    ],
    praise: [
      'On time, driver very helpful.',
      'Everything as agreed.',
      'Would book again.',
      'Good communication throughout.',
    ],
    complaint: [
      'Half a day late, nobody called.',
      'One wheel arch was scratched.',
      'Some documents were missing at first.',
    ],
    cancelling: ['Customer found another carrier.', 'Loading postponed to next month.', 'No permit for the weight.'],
  },
  pl: {
    logistTasks: [
      'Awizować załadunek',
      'Wysłać potwierdzenie zlecenia',
      'Sprawdzić polisę OCP i CARGO',
      'Uzupełnić dane do CMR',
      'Uzgodnić okno rozładunku',
      'Zapytać o numer referencyjny załadunku',
      'Sprawdzić urządzenie do opłat drogowych na trasie',
    ],
    routeTasks: [
      { text: 'Zdjęcia ładunku przed załadunkiem', media: true },
      { text: 'Sprawdzić mocowanie ładunku', media: false },
      { text: 'CMR podpisany przez nadawcę', media: true },
      { text: 'Zgłosić przyjazd na rozładunek', media: false },
      { text: 'CMR podpisany przez odbiorcę', media: true },
    ],
    praise: [
      'Na czas, kierowca bardzo pomocny.',
      'Wszystko zgodnie z ustaleniami.',
      'Chętnie skorzystamy ponownie.',
      'Dobry kontakt przez cały czas.',
    ],
    complaint: ['Pół dnia spóźnienia, nikt nie zadzwonił.', 'Porysowane nadkole.', 'Brakowało dokumentów.'],
    cancelling: [
      'Klient znalazł innego przewoźnika.',
      'Załadunek przesunięty na przyszły miesiąc.',
      'Brak zezwolenia na masę.',
    ],
  },
} satisfies Readonly<Partial<Record<Language, DemoTexts>>>;

const wordsByLanguage: ReadonlyMap<string, DemoTexts> = new Map(Object.entries(tenantWords));

/** Returns the demo's texts in a language, or else in the default language. */
export function tenantWordsIn(language: Language): DemoTexts {
  return wordsByLanguage.get(language) ?? tenantWords[defaultLanguage];
}
