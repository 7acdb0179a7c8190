import { escapeHtml } from '../../texts/html';
import { formatAmount, formatDate } from '../../texts/format';
import type { TextFiles } from '../../texts/keys';
import type { Texts } from '../../texts/texts';
import { testCards } from '../cards';
import type {
  SandboxCharge,
  SandboxCheckoutSession,
  SandboxPaymentError,
  SandboxPaymentIntent,
  SandboxPaymentMethod,
  SandboxSetupIntent,
} from '../objects';
import { type CardField, cardFields, type EnteredCardTexts, type CardFieldProblems } from './card-form';
import { maskedCardName, renderFactList, renderSandboxPage, payeeName } from './layout';

/** State of the card form. */
export interface CardFormState {
  typed?: EnteredCardTexts;
  problems?: CardFieldProblems;
  /** Error of the last entered card, if it was declined. */
  refusal?: SandboxPaymentError | null;
}

/** HTML attributes of the card fields, for autofill and the on-screen keyboard. */
const attributes: Readonly<Record<CardField, string>> = {
  number: 'autocomplete="cc-number" inputmode="numeric" maxlength="30"',
  expires: 'autocomplete="cc-exp" inputmode="numeric" maxlength="9" placeholder="12/34"',
  code: 'autocomplete="cc-csc" inputmode="numeric" maxlength="4"',
  name: 'autocomplete="cc-name" maxlength="100"',
};

/** Renders the Checkout page. */
export function renderCheckoutPage(
  session: SandboxCheckoutSession,
  texts: Texts,
  { typed, problems = {}, refusal }: CardFormState,
): string {
  const { t } = texts;
  const paying = session.mode === 'payment';
  const title = paying ? t('sandbox:pay.title') : t('sandbox:keep.title');
  const sum = (cents: number) => formatAmount(cents, session.currency ?? 'eur', texts);
  const wrong = cardFields.filter((field) => problems[field]);
  const alert = wrong.length > 0 ? t('sandbox:mistakes') : refusal && refusalText(texts, refusal);
  const focused = alert ? (wrong[0] ?? 'number') : undefined;
  const field = (name: CardField) =>
    fieldOf(name, texts, {
      text: typed?.[name] ?? '',
      problem: problems[name] && t(`sandbox:problems.${problems[name]}`),
      focused: name === focused,
    });
  const lines = session.sandbox.lines.map(({ name, description, amount }) => ({
    name,
    note: description,
    value: sum(amount),
  }));
  const what = paying
    ? renderFactList([
        ...lines,
        { name: t('sandbox:pay.payee'), value: payeeName },
        { name: t('sandbox:pay.total'), value: sum(session.amount_total ?? 0), total: true },
      ])
    : `<p>${t('sandbox:keep.text')}</p>`;
  const button = paying
    ? t('sandbox:pay.button', { amount: sum(session.amount_total ?? 0) })
    : t('sandbox:keep.button');
  return renderSandboxPage({
    texts,
    title: alert ? `${t('sandbox:error')}: ${title}` : title,
    main: `<div>
<p class="brand">Waybill</p>
<h1>${title}</h1>
${what}
</div>
<form method="post" class="paper" novalidate>
${alert ? `<div class="alert" role="alert">${escapeHtml(alert)}</div>` : ''}
${field('number')}
<div class="pair">${field('expires')}${field('code')}</div>
${field('name')}
<button class="first" name="action" value="pay">${escapeHtml(button)}</button>
<button name="action" value="cancel">${t('sandbox:cancel')}</button>
</form>
${cardTable(texts)}`,
  });
}

function fieldOf(
  name: CardField,
  { t }: Texts,
  { text, problem, focused }: { text: string; problem?: string; focused: boolean },
): string {
  const hint = name === 'code' && t('sandbox:hints.code');
  const described = [...(problem ? [`${name}-problem`] : []), ...(hint ? [`${name}-hint`] : [])].join(' ');
  return `<div class="field">
<label for="${name}">${t(`sandbox:fields.${name}`)}</label>
<input id="${name}" name="${name}" ${attributes[name]} required value="${escapeHtml(text)}"${problem ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}${focused ? ' autofocus' : ''}>
${problem ? `<p class="problem" id="${name}-problem">${problem}</p>` : ''}
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}
</div>`;
}

function cardTable({ t }: Texts): string {
  const rows = testCards.map(({ number, behaviour }) => {
    const outcome = behaviour === 'foreign' ? '' : t(`sandbox:testCards.outcomes.${behaviour}`);
    return `<tr><td>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</td><td>${outcome}</td></tr>`;
  });
  return `<section aria-labelledby="test-cards">
<h2 id="test-cards">${t('sandbox:testCards.title')}</h2>
<p class="soft">${t('sandbox:testCards.text')}</p>
<table><thead><tr><th scope="col">${t('sandbox:testCards.number')}</th><th scope="col">${t('sandbox:testCards.outcome')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</section>`;
}

/** Returns the text for a declined card: by `decline_code` if it has a text, otherwise by `code`. */
function refusalText({ find }: Texts, { code, decline_code }: SandboxPaymentError): string {
  const codes = decline_code ? [decline_code, code] : [code];
  return find(
    codes.map((each) => `sandbox:refusals.${each}`),
    'sandbox:refused',
  );
}

/** Renders the page that simulates a bank's authentication. */
export function renderAuthenticationPage(
  intent: SandboxPaymentIntent | SandboxSetupIntent,
  method: SandboxPaymentMethod,
  texts: Texts,
  refused: boolean,
): string {
  const { t } = texts;
  const card = maskedCardName(method.card);
  const paying = intent.object === 'payment_intent';
  const question = paying
    ? t('sandbox:bank.pay', { amount: formatAmount(intent.amount, intent.currency, texts), card })
    : t('sandbox:bank.keep', { card });
  return renderSandboxPage({
    texts,
    title: t('sandbox:bank.title'),
    narrow: true,
    main: `<form method="post" class="paper">
<p class="brand">3-D Secure</p>
<h1>${t('sandbox:bank.title')}</h1>
${refused ? `<div class="alert" role="alert">${t('sandbox:bank.refused')} ${t('sandbox:bank.again')}</div>` : ''}
<p>${escapeHtml(question)}</p>
<button class="first" name="action" value="confirm">${paying ? t('sandbox:bank.confirm') : t('sandbox:bank.confirmCard')}</button>
<button name="action" value="refuse">${t('sandbox:bank.refuse')}</button>
</form>`,
  });
}

/** Renders the page of a session that is finished or unknown. @param back URL that the page links to */
export function renderEndedPage(why: keyof TextFiles['sandbox']['ended'], texts: Texts, back: string): string {
  const { t } = texts;
  const title = t(`sandbox:ended.${why}.title`);
  const main = `<div class="paper">
<p class="brand">Waybill</p>
<h1>${title}</h1>
<p>${t(`sandbox:ended.${why}.text`)}</p>
<a class="button first" href="${escapeHtml(back)}">${t('sandbox:back')}</a>
</div>`;
  return renderSandboxPage({ texts, title, narrow: true, main });
}

/** Renders the receipt of a charge. */
export function renderReceiptPage(charge: SandboxCharge, method: SandboxPaymentMethod, texts: Texts): string {
  const { t } = texts;
  const sum = (cents: number) => formatAmount(cents, charge.currency, texts);
  const day = formatDate(charge.created * 1000, texts);
  const main = `<div class="paper">
<p class="brand">Waybill</p>
<h1>${t('sandbox:receipt.title')}</h1>
<p>${t('sandbox:receipt.text')}</p>
${renderFactList([
  { name: t('sandbox:pay.payee'), value: payeeName },
  ...(charge.description ? [{ name: t('sandbox:receipt.purpose'), value: charge.description }] : []),
  { name: t('sandbox:receipt.date'), value: day },
  { name: t('sandbox:receipt.card'), value: maskedCardName(method.card) },
  { name: t('sandbox:receipt.number'), value: charge.id },
  ...(charge.amount_refunded > 0 ? [{ name: t('sandbox:receipt.returned'), value: sum(charge.amount_refunded) }] : []),
  { name: t('sandbox:receipt.paid'), value: sum(charge.amount), total: true },
])}
</div>`;
  return renderSandboxPage({ texts, title: t('sandbox:receipt.title'), narrow: true, main });
}
