import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { GraphqlResponse, TestServer } from '../harness/server';

/** An uploaded file as the API returns it. */
export interface MediaRecord {
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

/** GraphQL document that uploads a file. */
export const uploadMediaMutation = `mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { ${fields} } }`;

/** Where an upload belongs: the id and type of a record, and the collection of files within it. */
export interface UploadTarget {
  id: string;
  model_type?: string;
  collection?: string;
  allowed_types?: string[];
  key?: string;
  sha256?: string;
  device_id?: string;
  device_time?: string;
}

type Uploaded = GraphqlResponse<{ uploadMedia: MediaRecord }>;

/** Builds a multipart GraphQL request that uploads one file. */
export function uploadForm(
  file: File,
  { model_type = 'VEHICLE', collection = 'photos', ...target }: UploadTarget,
): FormData {
  const input = { model_type, collection, ...target, file: null };
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: uploadMediaMutation, variables: { input } }));
  form.append('map', JSON.stringify({ file: ['variables.input.file'] }));
  form.append('file', file);
  return form;
}

/** Sends a multipart request to the GraphQL endpoint. */
export async function sendUploadForm(server: TestServer, form: FormData, token?: string): Promise<Uploaded> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: form });
  const body: Pick<Uploaded, 'data' | 'errors'> = await response.json();
  return { status: response.status, body, data: body.data, errors: body.errors };
}

/** Tries to upload a file. The response contains the file's record or the refusal. */
export function tryUpload(server: TestServer, token: string, file: File, target: UploadTarget): Promise<Uploaded> {
  return sendUploadForm(server, uploadForm(file, target), token);
}

/** Uploads a file and returns its record. @throws Error if the upload is refused */
export async function uploadFile(
  server: TestServer,
  token: string,
  file: File,
  target: UploadTarget,
): Promise<MediaRecord> {
  const { data, body } = await tryUpload(server, token, file, target);
  if (!data) throw new Error(`${file.name} was not taken: ${JSON.stringify(body)}`);
  return data.uploadMedia;
}

/** Returns the problems of a refused upload by input path, or undefined if it was not refused for its input. */
export function uploadProblemsOf({ errors }: Pick<Uploaded, 'errors'>) {
  return errors?.[0]?.extensions?.validation;
}

/** Returns a JPEG file of one colour. */
export async function createPhoto(name = 'truck.jpg', width = 640, height = 480): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 160 } } });
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], name, { type: 'image/jpeg' });
}

/** Returns a minimal PDF file. */
export function createPdf(name = 'registration.pdf'): File {
  return new File(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'], name, {
    type: 'application/pdf',
  });
}

/** Returns the id of the tenant's first vehicle. */
export async function fetchVehicleId(server: TestServer, token: string): Promise<string> {
  const { data } = await server.call<{ vehicles: { data: { id: string }[] } }>(
    '{ vehicles(first: 1) { data { id } } }',
    {},
    { token },
  );
  const id = data?.vehicles.data[0]?.id;
  if (!id) throw new Error('The tenant has no vehicle.');
  return id;
}

/** Returns the paths of all files in a directory. */
export function listFiles(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
      .toSorted();
  } catch {
    return [];
  }
}

/** Waits up to 30 seconds until a condition holds. @throws Error that names the condition by `what` */
export async function waitForCondition(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`It did not come to be: ${what}`);
}
