import type { Disk } from 'flydrive';
import { convertPicture, storageKeyOf, media, storedFiles } from '../areas/media';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import { createDemoPdf, readDemoPhotos } from './pictures';

/** Number of vehicles per tenant that have photos and a document. */
const vehiclesPerTenant = 6;

/** Bytes and type of an uploaded file, with its smaller versions. */
interface Contents {
  original: Buffer;
  type: string;
  conversions: Awaited<ReturnType<typeof convertPicture>>;
}

/** Stores photos and documents of some demo vehicles. Each photo is created once and shared by several vehicles. */
export async function fillDemoFiles(database: Database, storage: Disk): Promise<void> {
  const photos = await Promise.all(
    (await readDemoPhotos()).map(async (original): Promise<Contents> => ({
      original,
      type: 'image/jpeg',
      conversions: await convertPicture(original),
    })),
  );
  const files = (await vehiclesWithFiles(database)).flatMap(({ license, ...owner }, index) => {
    const paper: Contents = {
      original: createDemoPdf(['Registration certificate', license]),
      type: 'application/pdf',
      conversions: [],
    };
    const [photo = paper] = photos.slice(index % photos.length);
    return [
      { ...owner, contents: photo, file_name: `${license}.jpg`, collection_name: 'photos' },
      { ...owner, contents: paper, file_name: `Registration ${license}.pdf`, collection_name: 'papers' },
    ].map((file) => ({ ...file, id: newId() }));
  });
  await database.jobs.system((session) =>
    session.orm.insert(storedFiles).values(files.map(({ tenant, id }) => ({ tenant_id: tenant, id }))),
  );
  await Promise.all(files.map(({ tenant, id, contents }) => storeFile(storage, { tenant, id }, contents)));
  await database.jobs.system(async ({ orm }) => {
    await orm.insert(media).values(
      files.map(({ tenant, id, vehicle, user, contents, file_name, collection_name }) => ({
        tenant_id: tenant,
        id,
        user_id: user,
        file_name,
        mime_type: contents.type,
        size: contents.original.length,
        collection_name,
        model_type: 'VEHICLE' as const,
        model_id: vehicle,
        vehicle_id: vehicle,
        single: false,
        conversions: contents.conversions.map(({ name, width, height }) => ({
          name,
          url: storageKeyOf({ tenant, id }, name),
          width,
          height,
        })),
      })),
    );
    await orm.update(storedFiles).set({ settled: true });
  });
}

async function storeFile(
  storage: Disk,
  file: { tenant: string; id: string },
  { original, type, conversions }: Contents,
): Promise<void> {
  await storage.put(storageKeyOf(file, 'original'), original, { contentType: type });
  for (const { name, data } of conversions)
    await storage.put(storageKeyOf(file, name), data, { contentType: 'image/webp' });
}

/** Reads the first vehicles of each tenant by plate, each with a user of the tenant as the author of its files. */
async function vehiclesWithFiles(database: Database) {
  const text = `
    SELECT v.tenant_id, v.id, v.license, (SELECT min(u.id) FROM users u WHERE u.tenant_id = v.tenant_id)
    FROM (SELECT *, row_number() OVER (PARTITION BY tenant_id ORDER BY sort_key(license), id) AS place FROM vehicles WHERE deleted_at IS NULL) v
    WHERE v.place <= ${vehiclesPerTenant} ORDER BY v.tenant_id, v.place`;
  const rows = await database.jobs.system((session) => session.rows({ text, params: [] }));
  return rows.map(([tenant, vehicle, license, user]) => ({
    tenant: String(tenant),
    vehicle: String(vehicle),
    license: String(license),
    user: String(user),
  }));
}
