/** Longest name in a mail. */
const maxNameLength = 80;

/** A dot that mail clients could read as part of a domain. The pattern spares abbreviations such as "o.o.". */
const domainDot = /(?<=[\p{L}\p{M}\p{N}-])[.\u3002\uff0e\uff61](?=[\p{L}\p{M}\p{N}-]{2})/gu;

/**
 * Returns a name on one line, shortened and without links, so that a name cannot carry a text of its own in our mails.
 */
export function safeName(name: string): string {
  const line = name
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/:\/\//g, ' ')
    .replace(domainDot, '. ')
    .trim();
  return Array.from(line).slice(0, maxNameLength).join('');
}
