import { foldForSearch } from '../../../ui/matchingOptions';

/** A record that a search found. */
export interface RecordHit {
  /** Name of the record's resource. */
  resource: string;
  id: string;
  title: string;
  /** Values of the other searched fields, as texts. */
  others: readonly string[];
}

/** A hit with the text that is shown below its title: the value that matches, or the first other one. */
export interface RankedHit extends RecordHit {
  note: string;
}

/** How well a hit matches: 0 is best. */
type Rank = 0 | 1 | 2 | 3 | 4 | 5 | typeof notShown;

/** The rank of a hit whose shown values do not contain the text. */
const notShown = 6;

/**
 * Orders hits for display: by resource, the one with the best hit first, and by rank within each. An equal title comes
 * before one that begins with the text, a title before other fields, and these before texts within.
 *
 * @param isStale whether the hits are those of an earlier text. Those that do not contain the current one are dropped
 *   then. Otherwise they come last: the server found them by a value that is not shown, such as a request's plates.
 */
export function rankHits(hits: readonly RecordHit[], typed: string, isStale: boolean): RankedHit[] {
  const text = foldForSearch(typed.trim());
  const ranked = hits.flatMap((hit) => {
    const rank = rankOf(hit, text);
    return rank === notShown && isStale ? [] : [{ hit: { ...hit, note: noteOf(hit, text) }, rank }];
  });
  const resources = [...new Set(hits.map(({ resource }) => resource))];
  const bestRank = (resource: string) =>
    Math.min(...ranked.filter(({ hit }) => hit.resource === resource).map(({ rank }) => rank));
  return resources
    .toSorted((one, other) => bestRank(one) - bestRank(other))
    .flatMap((resource) => ranked.filter(({ hit }) => hit.resource === resource).toSorted((a, b) => a.rank - b.rank))
    .map(({ hit }) => hit);
}

function rankOf({ title, others }: RecordHit, text: string): Rank {
  const [folded, foldedOthers] = [foldForSearch(title), others.map(foldForSearch)];
  if (folded === text) return 0;
  if (folded.startsWith(text)) return 1;
  if (foldedOthers.includes(text)) return 2;
  if (foldedOthers.some((other) => other.startsWith(text))) return 3;
  if (folded.includes(text)) return 4;
  return foldedOthers.some((other) => other.includes(text)) ? 5 : notShown;
}

function noteOf({ others }: RecordHit, text: string): string {
  return others.find((other) => foldForSearch(other).includes(text)) ?? others.find((other) => other !== '') ?? '';
}
