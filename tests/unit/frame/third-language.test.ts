import { createInstance, type ResourceKey } from 'i18next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createNamespaceLoader } from '../../../providers/i18n/namespaces';

const entry = { name: 'Esperanto', locale: 'eo', firstWeekday: 1, phoneCountry: 'BE' };
const list = '../../../locales/languages.json';

/**
 * Loads the modules that depend on the list of languages. Called after the list is replaced by one with a third
 * language.
 */
const load = async () => ({
  console: await import('../../../providers/i18n/language'),
  config: await import('../../../providers/config'),
  company: await import('../../../resources/company'),
  fields: await import('../../../src/fields'),
  days: await import('../../../src/screens/list/calendar/days'),
  server: await import('../../../server/texts/languages'),
  texts: await import('../../../server/texts/texts'),
  requests: await import('../../../server/http/request-context'),
  services: await import('../../../server/areas/reference/dictionary'),
  tables: await import('../../../server/areas/reference/tables'),
  localized: await import('../../../server/database/localized'),
  errors: await import('../../../server/areas/billing/payments/failure-texts'),
  countries: await import('../../../server/areas/geography/loading/sources'),
});
let modules: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(list, async (original) => {
    const entries = await original<{ default: object }>();
    return { default: { ...entries.default, eo: entry } };
  });
  modules = await load();
});

afterAll(() => {
  vi.doUnmock(list);
  vi.resetModules();
});

describe('one more entry in the list of languages', () => {
  it('makes the console offer it and begin with it', () => {
    expect(modules.console.languages).toEqual(['en', 'pl', 'eo']);
    expect(modules.console.initialLanguage('', 'eo')).toBe('eo');
    expect(modules.config.parseConfig({}).languages).toEqual(['en', 'pl', 'eo']);
    expect(modules.console.languageSettingsOf('eo')?.name).toBe('Esperanto');
  });

  it('makes it a language that a company can choose, named in the reader’s own', () => {
    const field = modules.company.companyResource.fields.lang;
    const t = createInstance({ initAsync: false }).t;
    const text = (language: string) =>
      field &&
      modules.fields
        .fieldKindOf(field)
        .text('eo', field, { resource: 'tenants', path: 'lang', language, timeZone: 'UTC', t });
    expect([text('en'), text('pl'), text('eo')]).toEqual(['Esperanto', 'esperanto', 'Esperanto']);
  });

  it('writes days as its locale does', () => {
    expect(modules.days.dayInWords('2026-11-21', 'eo', { month: 'long' })).toBe('Novembro');
  });

  it('gives it columns of the dictionaries, filled when the server starts', async () => {
    const { services } = modules.tables;
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['name_en', 'name_pl', 'name_eo']));
    expect(modules.services.dictionaryServices[0]).toMatchObject({ name_eo: 'Full load (FTL)' });
    expect(modules.errors.failureMessageColumns('Unknown.')).toHaveProperty(
      'error_message_eo',
      'The bank declined the payment.',
    );
    expect(modules.localized.localizedTextSql('v.name', 't.lang')).toContain("WHEN 'eo' THEN v.name_eo");
    const poland = (await modules.countries.countryRows()).find(([, code]) => code === 'PL');
    expect(poland?.slice(2)).toHaveLength(3);
  });

  it('makes the server answer in it', () => {
    expect(modules.server.supportedLanguages).toEqual(['en', 'pl', 'eo']);
    expect(modules.requests.preferredLanguageOf('eo, pl;q=0.5')).toBe('eo');
    expect(modules.texts.textsInLanguage(modules.requests.preferredLanguageOf('eo'))).toMatchObject({
      language: 'eo',
      settings: entry,
    });
  });
});

describe('files of one more language', () => {
  const esperanto: ResourceKey = {
    languages: { label: 'Lingvo' },
    days_one: '{{count}} tago',
    days_other: '{{count}} tagoj',
  };
  const loadNamespaceFile = createNamespaceLoader({
    '../../locales/eo/app.json': () => Promise.resolve(esperanto),
    '../../locales/en/app.json': () => Promise.resolve({ languages: { label: 'Language' } }),
    '../../locales/en/auth.json': () => Promise.resolve({ password: 'Password' }),
  });

  it('provide its texts and plural forms, with English for missing files', async () => {
    const words = createInstance();
    const resources = {
      eo: { app: await loadNamespaceFile('eo', 'app'), auth: await loadNamespaceFile('eo', 'auth') },
    };
    await words.init({ lng: 'eo', fallbackLng: false, resources, defaultNS: 'app' });
    expect(words.t('languages.label')).toBe('Lingvo');
    expect([1, 2].map((count) => words.t('days', { count }))).toEqual(['1 tago', '2 tagoj']);
    expect(words.t('auth:password')).toBe('Password');
  });
});
