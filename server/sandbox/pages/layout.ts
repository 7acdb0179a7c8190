import { escapeHtml } from '../../texts/html';
import type { Texts } from '../../texts/texts';

/** Name of the company that is paid, as the pages show it. */
export const payeeName = 'Waybill sp. z o.o.';

/** Colours of the console, light and dark. */
const styles = `
:root { color-scheme: light dark; --page: #f4f6f4; --paper: #ffffff; --ink: #16211f; --soft: #51605c; --line: #dbe1de; --field: #8b9793; --main: #0b5f57; --on-main: #ffffff; --error: #b3261e; --warn: #fff3d1; --warn-ink: #4d3600; --warn-line: #e9b60f; }
@media (prefers-color-scheme: dark) { :root { --page: #0f1514; --paper: #161e1c; --ink: #e5ecea; --soft: #a0b0ab; --line: #2a3532; --field: #6c7b77; --main: #63cdbb; --on-main: #06211d; --error: #f59a92; --warn: #33290a; --warn-ink: #f0cd5e; --warn-line: #c79f22; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 "IBM Plex Sans", system-ui, -apple-system, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums; }
.warn { background: var(--warn); color: var(--warn-ink); border-bottom: 2px solid var(--warn-line); padding: 10px 16px; text-align: center; }
.warn strong { display: inline-block; }
main { max-width: 920px; margin: 0 auto; padding: 24px 16px 48px; display: grid; gap: 24px; }
main.narrow { max-width: 520px; }
@media (min-width: 800px) { main { padding-top: 40px; } main:not(.narrow) { grid-template-columns: 1fr 1fr; grid-template-rows: auto 1fr; align-items: start; gap: 24px 40px; } main:not(.narrow) form { grid-area: 1 / 2 / span 2; } }
h1 { font-size: 22px; line-height: 1.25; margin: 0 0 16px; }
h2 { font-size: 15px; margin: 0 0 4px; }
p { margin: 0 0 16px; }
.brand { font-weight: 600; color: var(--main); margin: 0 0 4px; }
.soft { color: var(--soft); }
.paper { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 20px; }
dl { margin: 0; } p:last-child { margin-bottom: 0; } dl div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); } dt small { display: block; } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.total dt, .total dd { color: var(--ink); font-size: 20px; font-weight: 600; }
label { display: block; font-weight: 600; font-size: 14px; margin-bottom: 4px; }
.field { margin-bottom: 16px; min-width: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; font-size: 16px; color: inherit; background: var(--paper); border: 1px solid var(--field); border-radius: 6px; }
input[aria-invalid] { border: 2px solid var(--error); }
.hint { font-size: 13px; color: var(--soft); margin: 4px 0 0; }
.problem { font-size: 13px; color: var(--error); margin: 4px 0 0; }
.alert { border: 1px solid var(--error); border-left-width: 4px; border-radius: 6px; color: var(--error); padding: 10px 12px; margin-bottom: 16px; }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 16px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: var(--main); background: none; border: 1px solid var(--field); border-radius: 6px; cursor: pointer; margin-top: 12px; }
.first { color: var(--on-main); background: var(--main); border-color: var(--main); }
button:hover, .button:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); } th { color: var(--soft); font-weight: 600; } td:last-child, th:last-child { padding-right: 0; }
td:first-child { white-space: nowrap; }
@media (max-width: 400px) { th, td { padding-right: 8px; font-size: 12px; } .paper { padding: 16px; } }
`;

/** Contents of a page. `main` is HTML; `title` is escaped. */
export interface SandboxPageParts {
  texts: Texts;
  title: string;
  main: string;
  narrow?: boolean;
}

/** Renders a page of the sandbox, with a notice that no money moves. */
export function renderSandboxPage({ texts: { t, language }, title, main, narrow = false }: SandboxPageParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Waybill</title>
<style>${styles}</style>
</head>
<body>
<header class="warn"><strong>${t('sandbox:noMoney')}</strong> ${t('sandbox:noMoneyDetails')}</header>
<main${narrow ? ' class="narrow"' : ''}>
${main}
</main>
</body>
</html>
`;
}

/** Renders a list of names and values; the total comes last. */
export function renderFactList(
  lines: readonly { name: string; note?: string | null; value: string; total?: boolean }[],
): string {
  const rows = lines.map(({ name, note, value, total }) => {
    const small = note ? `<small>${escapeHtml(note)}</small>` : '';
    return `<div${total ? ' class="total"' : ''}><dt>${escapeHtml(name)}${small}</dt><dd>${escapeHtml(value)}</dd></div>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

/** Returns the brand and last digits of a card. */
export function maskedCardName({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
}
