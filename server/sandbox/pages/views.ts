import type { Language } from '../../contract.generated';
import { escaped } from '../../texts/html';
import { testCards } from '../cards';
import type { Charge, CheckoutSession, PaymentError, PaymentIntent, PaymentMethod, SetupIntent } from '../objects';
import { type CardField, cardFields, type CardTexts, type FieldProblems } from './card-form';
import { cardName, facts, money, page, payee } from './layout';
import { type Ended, type PageWords, pageWords } from './words';

/** What the form to enter a card has in it. */
export interface FormState {
  texts?: CardTexts;
  problems?: FieldProblems;
  /** Why the last card was refused. */
  refusal?: PaymentError | null;
}

/** How browsers and password managers know the fields, and what keys a phone shows for them. */
const attributes: Readonly<Record<CardField, string>> = {
  number: 'autocomplete="cc-number" inputmode="numeric" maxlength="30"',
  expires: 'autocomplete="cc-exp" inputmode="numeric" maxlength="9" placeholder="12/34"',
  code: 'autocomplete="cc-csc" inputmode="numeric" maxlength="4"',
  name: 'autocomplete="cc-name" maxlength="100"',
};

/** The page to pay, or to enter a card, at. */
export function checkoutPage(
  session: CheckoutSession,
  language: Language,
  { texts, problems = {}, refusal }: FormState,
): string {
  const words = pageWords[language];
  const paying = session.mode === 'payment';
  const title = paying ? words.pay.title : words.keep.title;
  const sum = (cents: number) => money(cents, session.currency ?? 'eur', language);
  const wrong = cardFields.filter((field) => problems[field]);
  const alert = wrong.length > 0 ? words.mistakes : refusal && refusalText(words, refusal);
  const focused = alert ? (wrong[0] ?? 'number') : undefined;
  const field = (name: CardField) =>
    fieldOf(name, words, {
      text: texts?.[name] ?? '',
      problem: problems[name] && words.problems[problems[name]],
      focused: name === focused,
    });
  const lines = session.sandbox.lines.map(({ name, description, amount }) => ({
    name,
    note: description,
    value: sum(amount),
  }));
  const what = paying
    ? facts([
        ...lines,
        { name: words.pay.payee, value: payee },
        { name: words.pay.total, value: sum(session.amount_total ?? 0), total: true },
      ])
    : `<p>${words.keep.text}</p>`;
  const button = paying ? words.pay.button(sum(session.amount_total ?? 0)) : words.keep.button;
  return page({
    language,
    title: alert ? `${words.error}: ${title}` : title,
    main: `<div>
<p class="brand">Waybill</p>
<h1>${title}</h1>
${what}
</div>
<form method="post" class="paper" novalidate>
${alert ? `<div class="alert" role="alert">${escaped(alert)}</div>` : ''}
${field('number')}
<div class="pair">${field('expires')}${field('code')}</div>
${field('name')}
<button class="first" name="action" value="pay">${escaped(button)}</button>
<button name="action" value="cancel">${words.cancel}</button>
</form>
${cardTable(words)}`,
  });
}

function fieldOf(
  name: CardField,
  words: PageWords,
  { text, problem, focused }: { text: string; problem?: string; focused: boolean },
): string {
  const hint = words.hints[name];
  const described = [...(problem ? [`${name}-problem`] : []), ...(hint ? [`${name}-hint`] : [])].join(' ');
  return `<div class="field">
<label for="${name}">${words.fields[name]}</label>
<input id="${name}" name="${name}" ${attributes[name]} required value="${escaped(text)}"${problem ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}${focused ? ' autofocus' : ''}>
${problem ? `<p class="problem" id="${name}-problem">${problem}</p>` : ''}
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}
</div>`;
}

function cardTable({ testCards: { title, text, number, outcome, outcomes } }: PageWords): string {
  const rows = testCards.map(
    (card) =>
      `<tr><td>${card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</td><td>${card.behaviour === 'foreign' ? '' : outcomes[card.behaviour]}</td></tr>`,
  );
  return `<section aria-labelledby="test-cards">
<h2 id="test-cards">${title}</h2>
<p class="soft">${text}</p>
<table><thead><tr><th scope="col">${number}</th><th scope="col">${outcome}</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</section>`;
}

function refusalText(words: PageWords, { code, decline_code }: PaymentError): string {
  return words.refusals[decline_code ?? code] ?? words.refusals[code] ?? words.refused;
}

/** The page on which a bank asks the holder of a card. */
export function bankPage(
  intent: PaymentIntent | SetupIntent,
  method: PaymentMethod,
  language: Language,
  refused: boolean,
): string {
  const { bank } = pageWords[language];
  const card = cardName(method.card);
  const paying = intent.object === 'payment_intent';
  const question = paying ? bank.pay(money(intent.amount, intent.currency, language), card) : bank.keep(card);
  return page({
    language,
    title: bank.title,
    narrow: true,
    main: `<form method="post" class="paper">
<p class="brand">3-D Secure</p>
<h1>${bank.title}</h1>
${refused ? `<div class="alert" role="alert">${bank.refused} ${bank.again}</div>` : ''}
<p>${escaped(question)}</p>
<button class="first" name="action" value="confirm">${paying ? bank.confirm : bank.confirmCard}</button>
<button name="action" value="refuse">${bank.refuse}</button>
</form>`,
  });
}

/** The page that says why there is nothing to do, and leads back. */
export function endedPage(why: Ended, language: Language, back: string): string {
  const words = pageWords[language];
  const { title, text } = words.ended[why];
  const main = `<div class="paper">
<p class="brand">Waybill</p>
<h1>${title}</h1>
<p>${text}</p>
<a class="button first" href="${escaped(back)}">${words.back}</a>
</div>`;
  return page({ language, title, narrow: true, main });
}

/** What a processor shows of a payment that was made. */
export function receiptPage(charge: Charge, method: PaymentMethod, language: Language): string {
  const { receipt, pay } = pageWords[language];
  const sum = (cents: number) => money(cents, charge.currency, language);
  const day = new Intl.DateTimeFormat(language === 'pl' ? 'pl-PL' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(charge.created * 1000);
  const main = `<div class="paper">
<p class="brand">Waybill</p>
<h1>${receipt.title}</h1>
<p>${receipt.text}</p>
${facts([
  { name: pay.payee, value: payee },
  ...(charge.description ? [{ name: receipt.purpose, value: charge.description }] : []),
  { name: receipt.date, value: day },
  { name: receipt.card, value: cardName(method.card) },
  { name: receipt.number, value: charge.id },
  ...(charge.amount_refunded > 0 ? [{ name: receipt.returned, value: sum(charge.amount_refunded) }] : []),
  { name: receipt.paid, value: sum(charge.amount), total: true },
])}
</div>`;
  return page({ language, title: receipt.title, narrow: true, main });
}
