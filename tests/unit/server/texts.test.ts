import type { ResourceKey } from 'i18next';
import { describe, expect, it } from 'vitest';
import { writeBillingLetter } from '../../../server/areas/billing/mails/billing-mail';
import { createAccountLetterWriters } from '../../../server/areas/identity/mails/account-letters';
import { renderMailHtml, renderMailText } from '../../../server/areas/mail/layout';
import { bilingualTexts } from '../../../server/areas/papers/cmr/bilingual-texts';
import { renderEndedPage } from '../../../server/sandbox/pages/views';
import { formatDate } from '../../../server/texts/format';
import {
  type LanguageSettings,
  languageOrDefault,
  supportedLanguages,
  languageSettings,
} from '../../../server/texts/languages';
import { createTexts, textsInLanguage } from '../../../server/texts/texts';

describe('the languages of the server', () => {
  it('begin with the default one', () => expect(supportedLanguages).toEqual(['en', 'pl']));

  it.each([
    ['pl', 'pl'],
    ['de', 'en'],
    ['toString', 'en'],
    [null, 'en'],
  ])('reads %j as %s', (text, language) => expect(languageOrDefault(text)).toBe(language));
});

describe('a text', () => {
  it('contains values that people entered unchanged', () => {
    const company = '{{by}} $t(mail:greeting) $& <b>';
    expect(textsInLanguage('en').t('account_mail:invitation.subject', { company })).toBe(
      `${company} has invited you to Waybill`,
    );
  });

  it('is found by the first key that exists', () => {
    const { find } = textsInLanguage('en');
    const refused = 'sandbox:refused';
    expect(find(['sandbox:refusals.no_such_code', 'sandbox:refusals.expired_card'], refused)).toContain('expired');
    expect(find(['sandbox:refusals.no_such_code'], refused)).toBe(textsInLanguage('en').t(refused));
    expect(find([], refused)).toBe(textsInLanguage('en').t(refused));
  });
});

describe('a third language', () => {
  /** The languages' settings with Esperanto as an additional language, whose locale files lack some texts. */
  const settings: Readonly<Record<string, LanguageSettings>> = {
    ...languageSettings,
    eo: { name: 'Esperanto', locale: 'eo', shortWords: 'k' },
  };
  const files: Readonly<Record<string, ResourceKey>> = {
    ...import.meta.glob<ResourceKey>('../../../locales/en/server/*.json', { import: 'default', eager: true }),
    '/locales/eo/server/mail.json': { greeting: 'Saluton,' },
    '/locales/eo/server/account_mail.json': {
      validity: { day_one: '{{count}} tago', day_other: '{{count}} tagoj' },
      invitation: { subject: 'Waybill k {{company}}', validity: 'La ligilo validas {{validity}}.' },
    },
    '/locales/eo/server/billing_mail.json': { paymentReceived: { subject: 'Pago de {{amount}} por {{tariff}}' } },
    '/locales/eo/server/cmr.json': { headings: { driver: 'Ŝoforo' } },
    '/locales/eo/server/sandbox.json': { noMoney: 'Provo.', ended: { paid: { title: 'Pagita' } } },
  };
  const esperanto = createTexts(files, settings)('eo');

  it('is used in mails, with its own plural forms', () => {
    const { invitation } = createAccountLetterWriters(esperanto);
    const letter = invitation({ company: 'Trakt', by: null, validity: { count: 7, unit: 'day' } });
    const sheet = { letter, texts: esperanto, email: 'anna@firma.test' };
    expect(letter.notes[0]).toBe('La ligilo validas 7 tagoj.');
    expect(renderMailText(sheet)).toContain('Saluton,');
    expect(renderMailHtml(sheet)).toContain('<html lang="eo">');
    expect(renderMailHtml(sheet)).toContain('Waybill k\u00a0Trakt');
  });

  it('has days and amounts in the format of its locale', () => {
    expect(formatDate('2026-11-21', esperanto)).toContain('Novembro');
    const letter = writeBillingLetter({ kind: 'SUBSCRIPTION_ENDED', end: '2026-11-21' }, esperanto);
    expect(letter.body[0]).toContain('Novembro');
  });

  it('is printed beside English on consignment notes', () => {
    expect(bilingualTexts('cmr:headings.driver', esperanto)).toEqual(['Ŝoforo', 'Driver']);
  });

  it('is used on the pages of the sandbox', () => {
    const page = renderEndedPage('paid', esperanto, '/');
    for (const part of ['<html lang="eo">', 'Provo.', '<h1>Pagita</h1>']) expect(page).toContain(part);
  });

  it('falls back to English for a missing text', () => {
    expect(esperanto.t('answers:invitationSent')).toBe('The invitation has been sent.');
    expect(esperanto.t('account_mail:recoveryCodeUsed.left', { count: 2 })).toContain('2 recovery codes are left');
  });
});
