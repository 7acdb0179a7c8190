import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Database } from '../../../database/database';
import { type PostalPlace, upsertPostalPlaces } from './postal-places';

const linesPerStatement = 20_000;

/** Error for a file that does not have the format of GeoNames. The message is shown to the operator. */
export class PostalFileError extends Error {}

/**
 * Imports postal codes from a file of GeoNames: all codes, or none when a line is invalid.
 * @returns the number of written rows.
 * @throws PostalFileError when a line is invalid.
 */
export function importPostalCodes(database: Database, file: string): Promise<number> {
  return database.system(async (session) => {
    let written = 0;
    let unwritten: PostalPlace[] = [];
    const write = async () => {
      if (unwritten.length > 0) written += await upsertPostalPlaces(session, unwritten);
      unwritten = [];
    };
    for await (const place of placesOf(file)) {
      unwritten.push(place);
      if (unwritten.length === linesPerStatement) await write();
    }
    await write();
    await session.rows({ text: 'ANALYZE postal_codes', params: [] });
    return written;
  });
}

async function* placesOf(file: string): AsyncGenerator<PostalPlace> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() !== '') yield placeOf(line, number);
  }
}

/**
 * Parses a line: country, code, place, three levels of name and code, latitude, longitude and accuracy, separated by
 * tabs.
 */
function placeOf(line: string, number: number): PostalPlace {
  const fields = line.split('\t').map((field) => field.trim());
  const [
    country = '',
    postcode = '',
    place = '',
    state,
    state_code,
    ,
    county_code,
    ,
    community_code,
    latitude,
    longitude,
  ] = fields;
  if (fields.length < 11 || !/^[A-Z]{2}$/.test(country) || !postcode || !place) {
    throw new PostalFileError(
      `Line ${number} does not have the format of a GeoNames postal code file: ${line.slice(0, 60)}`,
    );
  }
  return {
    country,
    postcode,
    place,
    state: state || undefined,
    state_code: state_code || undefined,
    county_code: county_code || undefined,
    community_code: community_code || undefined,
    latitude: degrees(latitude),
    longitude: degrees(longitude),
  };
}

function degrees(text: string | undefined): number | undefined {
  return text && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
