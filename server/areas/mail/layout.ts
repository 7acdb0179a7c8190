import { escapeHtml } from '../../texts/html';
import type { Texts } from '../../texts/texts';
import type { MailLetter } from './letter';

/** Content and recipient of a mail to lay out. */
export interface MailLayout {
  letter: MailLetter;
  texts: Texts;
  /** Email address of the recipient, named in the footer. */
  email: string;
  /** URL that the button opens. */
  link?: string;
}

/** Renders a letter as plain text. */
export function renderMailText({ letter, texts: { t }, email, link }: MailLayout): string {
  const { body, facts, code, action, notes } = letter;
  const parts = [
    t('mail:greeting'),
    ...body,
    ...(facts ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(code ? [code] : []),
    ...(action && link ? [`${action}:\n${link}`] : []),
    ...notes,
    `--\n${t(footerKey(letter), { email })}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/**
 * Styles for small screens and for dark mode, in the console's colours. The colours of light mode are inline styles.
 */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 600px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background: #0f1514 !important; }
  .sheet { background: #161e1c !important; border-color: #2a3532 !important; }
  .ink { color: #e5ecea !important; }
  .soft { color: #a0b0ab !important; }
  .brand, .link { color: #63cdbb !important; }
  .button { background: #63cdbb !important; }
  .button a { color: #06211d !important; }
  .rule { border-color: #2a3532 !important; }
}`;

/**
 * Renders a letter as HTML without external resources. The layout is a column of tables, which old mail clients
 * support.
 */
export function renderMailHtml({ letter, texts, email, link }: MailLayout): string {
  const { subject, body, facts, code, action, notes } = letter;
  const { t, language, settings } = texts;
  const set = (text: string) => escapeHtml(withoutOrphans(text, settings.shortWords));
  const rows = [
    ...[t('mail:greeting'), ...body].map((text) => paragraph('ink', '0 0 16px', '16px/24px', '#16211f', set(text))),
    ...(facts ? [factTable(facts)] : []),
    ...(code ? [largeCode(code)] : []),
    ...(action && link
      ? [
          button(action, link),
          paragraph('soft', '0 0 4px', '13px/20px', '#51605c', set(t('mail:copyLink'))),
          linkText(link),
        ]
      : []),
    ...notes.map((text) => paragraph('soft', '0 0 12px', '14px/21px', '#51605c', set(text))),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f6f4">
<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:#f4f6f4">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="560" cellspacing="0" cellpadding="0" border="0" style="width:100%;max-width:560px">
<tr><td class="pad brand" style="padding:0 32px 16px;font:600 20px/24px ${font};letter-spacing:-0.02em;color:#0b5f57">Waybill</td></tr>
<tr><td class="pad sheet" style="padding:32px 32px 20px;background:#ffffff;border:1px solid #dbe1de;border-radius:8px">
<h1 class="ink" style="margin:0 0 20px;font:600 22px/28px ${font};color:#16211f">${set(subject)}</h1>
${rows.join('\n')}
</td></tr>
<tr><td class="pad" style="padding:16px 32px 0">
${paragraph('soft', '0', '12px/18px', '#51605c', set(t(footerKey(letter), { email })))}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function footerKey({ isToAddress }: MailLetter) {
  return isToAddress ? 'mail:footerOfAddress' : 'mail:footer';
}

function largeCode(code: string): string {
  return `<p class="ink" style="margin:8px 0 24px;font:600 32px/40px ui-monospace, Menlo, Consolas, monospace;letter-spacing:0.2em;color:#16211f">${escapeHtml(code)}</p>`;
}

function paragraph(colour: string, margin: string, size: string, ink: string, html: string): string {
  return `<p class="${colour}" style="margin:${margin};font:${size} ${font};color:${ink};overflow-wrap:anywhere">${html}</p>`;
}

function factTable(facts: NonNullable<MailLetter['facts']>): string {
  const cell = (colour: string, ink: string, text: string) =>
    `<td class="${colour} rule" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid #dbe1de;font:15px/22px ${font};color:${ink}">${escapeHtml(text)}</td>`;
  const lines = facts.map(
    ([name, value]) => `<tr>${cell('soft', '#51605c', name)}${cell('ink', '#16211f', value)}</tr>`,
  );
  return `<table width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 20px;border-collapse:collapse">
${lines.join('\n')}
</table>`;
}

function button(text: string, link: string): string {
  return `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:8px 0 24px">
<tr><td class="button" bgcolor="#0b5f57" style="background:#0b5f57;border-radius:6px">
<a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;font:600 16px/24px ${font};color:#ffffff;text-decoration:none">${escapeHtml(text)}</a>
</td></tr>
</table>`;
}

function linkText(link: string): string {
  const anchor = `<a class="link" href="${escapeHtml(link)}" style="color:#0b5f57">${escapeHtml(link)}</a>`;
  return paragraph('soft', '0 0 20px', '13px/20px', '#51605c', anchor);
}

/** Prevents line breaks after one-letter words, as Polish typography requires. */
function withoutOrphans(text: string, shortWords = ''): string {
  if (!shortWords) return text;
  return text.replace(new RegExp(`(?<=^|[\\s(„])([${shortWords}]) `, 'giu'), '$1\u00a0');
}
