/** Maximum length of a name in a mail, in characters. */
const maxNameLength = 80;

/** Matches a dot that mail clients could read as part of a domain, but not the dots of abbreviations such as "o.o.". */
const domainDot = /(?<=[\p{L}\p{M}\p{N}-])[.\u3002\uff0e\uff61](?=[\p{L}\p{M}\p{N}-]{2})/gu;

/**
 * Returns a name on one line, shortened and without links. Prevents users from putting messages or links into mails by
 * choosing a name.
 */
export function sanitizeName(name: string): string {
  const line = name
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/:\/\//g, ' ')
    .replace(domainDot, '. ')
    .trim();
  return Array.from(line).slice(0, maxNameLength).join('');
}
