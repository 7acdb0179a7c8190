/** Longest name of a company or person in a mail. */
const longestName = 80;

/** A dot, or what browsers take for one, before what could be the end of a domain: two signs or more. Not those of "o.o.". */
const domainDot = /(?<=[\p{L}\p{M}\p{N}-])[.\u3002\uff0e\uff61](?=[\p{L}\p{M}\p{N}-]{2})/gu;

/**
 * A name on one line, and no more of it than a name has: in a mail from us nobody is to write letters of their own. Nothing
 * of it is left as mail clients would make a link of it.
 */
export function asName(name: string): string {
  const line = name
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/:\/\//g, ' ')
    .replace(domainDot, '. ')
    .trim();
  return Array.from(line).slice(0, longestName).join('');
}
