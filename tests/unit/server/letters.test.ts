import { describe, expect, it } from 'vitest';
import { deviceNameOf } from '../../../server/areas/identity/mails/device-name';
import { renderMailHtml, renderMailText } from '../../../server/areas/mail/layout';
import { sanitizeName } from '../../../server/areas/mail/sanitize-name';
import { createAccountLetterWriters, type LinkValidity } from '../../../server/areas/identity/mails/account-letters';
import { createBillingLetterWriters } from '../../../server/areas/billing/mails/billing-letters';
import type { MailLetter } from '../../../server/areas/mail/letter';
import { type Texts, textsInLanguage } from '../../../server/texts/texts';

const link = 'https://waybill.example.com/auth/invitation?token=1.2.abc';
const validity: LinkValidity = { count: 7, unit: 'day' };

const [english, polish] = [textsInLanguage('en'), textsInLanguage('pl')];
const lettersOf = (texts: Texts) => ({ ...createAccountLetterWriters(texts), ...createBillingLetterWriters(texts) });
const [en, pl] = [lettersOf(english), lettersOf(polish)];
type Letters = typeof en;

/** Returns one mail text of each kind, filled with sample values. */
const letters = (words: Letters): Record<keyof Letters, MailLetter> => ({
  invitation: words.invitation({ company: 'Trakt', by: 'Joanna Wilczyńska', validity }),
  restore: words.restore({ validity }),
  emailCode: words.emailCode({ code: '012345', purpose: 'REGISTRATION', validity }),
  emailInUse: words.emailInUse({ purpose: 'INVITATION', company: 'Trakt' }),
  recovery: words.recovery({ by: 'Joanna Wilczyńska', isPure: true, validity }),
  emailChangeRequested: words.emailChangeRequested({ next: 'new@firma.test', isOwn: false, administrator: 'Jan Wilk' }),
  emailChanged: words.emailChanged({ next: 'new@firma.test' }),
  passwordChanged: words.passwordChanged(),
  newDevice: words.newDevice({ device: 'Chrome · Windows', address: '203.0.113.27', at: '21 November 2026' }),
  secondFactorOn: words.secondFactorOn(),
  secondFactorOff: words.secondFactorOff(),
  secondFactorReset: words.secondFactorReset(),
  recoveryCodeUsed: words.recoveryCodeUsed({ left: 3 }),
  failedSignIns: words.failedSignIns({
    step: 'password',
    tries: 10,
    address: '203.0.113.27',
    at: '21 November 2026',
  }),
  paymentReceived: words.paymentReceived({
    amount: '€60.27',
    tariff: 'Start',
    period: '1 – 31 January 2027',
    number: 'WB/2027/000001',
  }),
  renewalFailed: words.renewalFailed({
    amount: '€60.27',
    reason: 'insufficient_funds',
    end: '31 January 2027',
    next: '29 January 2027',
  }),
  confirmPayment: words.confirmPayment({ amount: '€60.27', end: '31 January 2027' }),
  trialEnding: words.trialEnding({
    tariff: 'Start',
    end: '31 January 2027',
    charge: { amount: '€60.27', on: '30 January 2027' },
  }),
  subscriptionEnding: words.subscriptionEnding({ tariff: 'Start', end: '31 January 2027' }),
  subscriptionCanceled: words.subscriptionCanceled({ end: '31 January 2027' }),
  subscriptionEnded: words.subscriptionEnded({ end: '31 January 2027' }),
});

const sheet = (letter: MailLetter, texts = english) => ({
  letter,
  texts,
  email: 'anna@firma.test',
  ...(letter.action ? { link } : {}),
});

describe('letters', () => {
  it.each([
    ['English', en],
    ['Polish', pl],
  ] as const)('are different in %s', (_language, words) => {
    const all = Object.values(letters(words));
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(all.length);
    for (const { subject, body } of all) expect([subject, ...body].join()).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('have no sentence in both languages', () => {
    const others = letters(pl);
    for (const [name, letter] of Object.entries(letters(en))) {
      const other = Object.entries(others).find(([same]) => same === name)?.[1];
      const sentences = new Set([letter.subject, ...letter.body, ...letter.notes]);
      for (const sentence of [other?.subject ?? '', ...(other?.body ?? []), ...(other?.notes ?? [])])
        expect(sentences).not.toContain(sentence);
    }
  });

  it.each([
    [{ count: 1, unit: 'hour' }, '1 godzinę'],
    [{ count: 2, unit: 'hour' }, '2 godziny'],
    [{ count: 5, unit: 'hour' }, '5 godzin'],
    [{ count: 22, unit: 'minute' }, '22 minuty'],
    [{ count: 12, unit: 'minute' }, '12 minut'],
    [{ count: 1, unit: 'day' }, '1 dzień'],
    [{ count: 7, unit: 'day' }, '7 dni'],
  ] as const)('have Polish plurals of durations: %j is %s', (time, words) => {
    expect(pl.restore({ validity: time }).notes.join()).toContain(`ważny przez ${words}.`);
  });

  it.each([
    [0, 'ostatni kod'],
    [1, '1 kod.'],
    [3, '3 kody.'],
    [5, '5 kodów.'],
  ] as const)('have Polish plurals of codes: %i', (left, words) => {
    expect(pl.recoveryCodeUsed({ left }).body.join()).toContain(words);
  });
});

describe('the layout', () => {
  it('contains all of a letter as text and as HTML', () => {
    for (const letter of Object.values(letters(en))) {
      const text = renderMailText(sheet(letter));
      const html = renderMailHtml(sheet(letter)).replaceAll('&amp;', '&');
      for (const part of [...letter.body, ...letter.notes, ...(letter.facts ?? []).flat(), letter.action ?? '']) {
        expect(text).toContain(part);
        expect(html).toContain(part);
      }
      expect(text.includes(link)).toBe(letter.action !== undefined);
      expect(html.includes(`href="${link}"`)).toBe(letter.action !== undefined);
    }
  });

  it('loads no resources and runs no scripts', () => {
    for (const letter of Object.values(letters(pl)))
      expect(renderMailHtml(sheet(letter, polish))).not.toMatch(/<img|<script|<link|src=|url\(|@import/);
  });

  it('escapes names', () => {
    const letter = en.invitation({ company: '<b>Firma</b> & "Syn"', by: '<script>alert(1)</script>', validity });
    const html = renderMailHtml(sheet(letter));
    expect(html).toContain('&lt;b&gt;Firma&lt;/b&gt; &amp; &quot;Syn&quot;');
    expect(html).not.toMatch(/<script|<b>/);
  });

  it('keeps single-letter Polish words off line ends', () => {
    expect(renderMailHtml(sheet(pl.restore({ validity }), polish))).toContain('konta w\u00a0systemie Waybill');
  });
});

describe('a name', () => {
  it.each([
    'Bałtyk Cargo Sp. z o.o.',
    'Nordkai GmbH & Co. KG',
    'Trakt S.A.',
    'Kowalski i Syn s.c.',
    'P.P.H.U. Wilk',
    'St. Pauli Spedition',
    'Joanna Wilczyńska-Żak',
  ])('%s is unchanged', (name) => expect(sanitizeName(name)).toBe(name));

  it.each([
    ['Pay now at evil-pay.com', 'Pay now at evil-pay. com'],
    ['www.evil.example/pay', 'www. evil. example/pay'],
    ['https://evil.pl', 'https evil. pl'],
    ['pay@evil.co.uk', 'pay@evil. co. uk'],
    ['płać.рф', 'płać. рф'],
    ['evil。com evil．com evil｡com', 'evil. com evil. com evil. com'],
    ['203.0.113.27', '203.0. 113. 27'],
    ['a.b.com', 'a.b. com'],
    ['evil.\u200bcom', 'evil. com'],
    ['Trakt\r\nBcc: everybody', 'Trakt Bcc: everybody'],
  ])('%j cannot become a link or a new line', (name, kept) => expect(sanitizeName(name)).toBe(kept));

  it('is limited in length', () => expect(sanitizeName('a'.repeat(200))).toHaveLength(80));
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
      'Microsoft Edge · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    ['node', null],
    ['', null],
    ['evil.example/1 pay now', null],
    ['Win a prize: https://evil.example', null],
  ])('%s is named %s', (userAgent, name) => expect(deviceNameOf(userAgent)).toBe(name));
});
