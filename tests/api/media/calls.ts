import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Answer, TestServer } from '../harness/server';

/** A file as the API answers it. */
export interface MediaOut {
  id: string;
  url: string;
  file_name: string;
  size: number;
  mime_type: string;
  created_at: string;
  collection_name: string;
  model_type: string;
  model_id: string;
  conversions: { name: string; url: string; width: number; height: number }[];
}

const fields =
  'id url file_name size mime_type created_at collection_name model_type model_id conversions { name url width height }';

export const uploadDocument = `mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { ${fields} } }`;

/** Where a file goes. */
export interface Target {
  id: string;
  model_type?: string;
  collection?: string;
  allowed_types?: string[];
  key?: string;
}

type Uploaded = Answer<{ uploadMedia: MediaOut }>;

/** A call with one file, as the GraphQL multipart request specification has it. */
export function formOf(
  file: File,
  { id, model_type = 'VEHICLE', collection = 'photos', allowed_types, key }: Target,
): FormData {
  const input = { id, model_type, collection, allowed_types, key, file: null };
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: uploadDocument, variables: { input } }));
  form.append('map', JSON.stringify({ file: ['variables.input.file'] }));
  form.append('file', file);
  return form;
}

/** Sends a body of multipart. */
export async function send(server: TestServer, form: FormData, token?: string): Promise<Uploaded> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: form });
  const body: Pick<Uploaded, 'data' | 'errors'> = await response.json();
  return { status: response.status, body, data: body.data, errors: body.errors };
}

/** Uploads a file. */
export function upload(server: TestServer, token: string, file: File, target: Target): Promise<Uploaded> {
  return send(server, formOf(file, target), token);
}

/** Uploads a file that must be taken. */
export async function uploaded(server: TestServer, token: string, file: File, target: Target): Promise<MediaOut> {
  const { data, body } = await upload(server, token, file, target);
  if (!data) throw new Error(`${file.name} was not taken: ${JSON.stringify(body)}`);
  return data.uploadMedia;
}

/** What is wrong with an upload, by field. */
export function problemsOf({ errors }: Pick<Uploaded, 'errors'>) {
  return errors?.[0]?.extensions?.validation;
}

/** A photo. */
export async function photo(name = 'truck.jpg', width = 640, height = 480): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 160 } } });
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], name, { type: 'image/jpeg' });
}

/** A paper. */
export function paper(name = 'registration.pdf'): File {
  return new File(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'], name, {
    type: 'application/pdf',
  });
}

/** Id of the tenant's first vehicle. */
export async function anyVehicle(server: TestServer, token: string): Promise<string> {
  const { data } = await server.call<{ vehicles: { data: { id: string }[] } }>(
    '{ vehicles(first: 1) { data { id } } }',
    {},
    { token },
  );
  const id = data?.vehicles.data[0]?.id;
  if (!id) throw new Error('The tenant has no vehicle.');
  return id;
}

/** Every file below a directory, by its path in it. */
export function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
      .toSorted();
  } catch {
    return [];
  }
}

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`It did not come to be: ${what}`);
}
