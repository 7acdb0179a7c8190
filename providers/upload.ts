import { buildRequestHeaders } from './auth/call';
import type { ApiConnection } from './auth/connection';
import { hasMethodPermission } from './auth/methods';
import type { TokenRefresher } from './auth/refresh';
import type { Session } from './auth/session';
import { handleSubscriptionRequiredError } from './auth/fetchSubscription';
import { isSubscriptionRequiredError } from './auth/subscription';
import { readResponseData } from './graphqlResponse';
import { logFailedCall } from './logFailedCall';
import { ApiError, deniedError, errorCode, networkError, unavailableError } from './errors';

/** The record and collection that an uploaded file is added to. */
export interface UploadTarget {
  id: string;
  model_type: string;
  collection: string;
  /** MIME types that the console offers; the server refuses other types. */
  allowed_types: readonly string[];
  /** Idempotency key: an upload that is sent again with the same key is stored once. */
  key?: string;
  /** SHA-256 of the file: the server refuses a file of which a part was lost. */
  sha256?: string | undefined;
  /** Id of the device that added the file. */
  device_id?: string;
  /** When the file was added on the device, as an ISO 8601 time. */
  device_time?: string;
}

/** Progress and abort options of an upload. */
interface UploadOptions {
  /** Called with the sent fraction of the file, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Aborts the upload, which then rejects with an `AbortError`. */
  signal?: AbortSignal;
}

/** Uploads one file. Resolves to its id. Rejects with an ApiError. */
export type UploadFile<Target = UploadTarget> = (
  file: File,
  target: Target,
  options?: UploadOptions,
) => Promise<string>;

/** A mutation that takes a file as `input.file`, and returns a record. */
export interface UploadMethod {
  method: string;
  /** The document of the mutation, with the variable `$input`. */
  query: string;
}

const uploadMedia: UploadMethod = {
  method: 'uploadMedia',
  query: `mutation ($input: UploadMediaInput!) {
  uploadMedia(input: $input) { id url file_name size mime_type created_at collection_name model_type model_id }
}`,
};

/**
 * Creates the function that uploads files by the GraphQL multipart request specification, by default those of records.
 * It sends the session's token and refreshes an expired one. It uses XMLHttpRequest, because `fetch` reports no upload
 * progress.
 *
 * An HTTP status of 300 or above fails with the status text and the reason `status`; an unreachable server fails with
 * `Network error`.
 */
export function createFileUploader<Target extends object = UploadTarget>(
  connection: ApiConnection,
  refresher: TokenRefresher,
  { method, query }: UploadMethod = uploadMedia,
): UploadFile<Target> {
  const { api, session } = connection;
  const attempt = async (file: File, target: Target, now: Session | null, options: UploadOptions): Promise<string> => {
    const { status, statusText, text } = await send(
      api,
      buildRequestHeaders(connection, now),
      bodyOf(query, file, target),
      options,
    );
    if (status >= 300) throw new ApiError(statusText || `HTTP ${status}`, { statusCode: status, reason: 'status' });
    const media = readResponseData(jsonIn(text), status)[method];
    if (typeof media === 'object' && media !== null && 'id' in media) return String(media.id);
    throw unavailableError(status);
  };

  const uploadFile: UploadFile<Target> = async (file, target, options = {}) => {
    if (!hasMethodPermission(session.get(), method)) throw deniedError();
    const now = await refresher.current();
    try {
      return await attempt(file, target, now, options);
    } catch (error) {
      if (isSubscriptionRequiredError(error)) void handleSubscriptionRequiredError(connection, refresher, error);
      if (!now || !(error instanceof ApiError) || error.code !== errorCode.expired) throw error;
      return attempt(file, target, await refresher.renew(now), options);
    }
  };
  return async (...upload) => {
    try {
      return await uploadFile(...upload);
    } catch (error) {
      logFailedCall(method, error);
      throw error;
    }
  };
}

/** Builds the form data in the order that the specification requires: operations, map, file. */
function bodyOf(query: string, file: File, target: object): FormData {
  const body = new FormData();
  const input = { ...target, file: null };
  body.append('operations', JSON.stringify({ query, variables: { input } }));
  body.append('map', JSON.stringify({ file: ['variables.input.file'] }));
  body.append('file', file, file.name);
  return body;
}

interface HttpResponse {
  status: number;
  statusText: string;
  text: string;
}

function send(
  api: string,
  headers: Readonly<Record<string, string>>,
  body: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () =>
      resolve({ status: request.status, statusText: request.statusText, text: request.responseText }),
    );
    request.addEventListener('error', () => reject(networkError(undefined)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.open('POST', api);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
