import type { UploadMediaInput } from '../../contract.generated';
import type { Method } from '../../dialect/methods';
import type { Area, AreaResolvers } from '../area';
import type { Files } from './files';
import { mediaFile } from './media';
import type { Owners } from './owners';
import { deleteMedia, uploadMedia } from './methods';

export { filesPath } from './addresses';
export { type Files, openFiles } from './files';
export { convert } from './inspect';
export { fileOf, filesOf, mediaFile } from './media';
export type { Owner, Owners } from './owners';
export { openStorage } from './storage';
export { keyOf, readKey } from './stored-files';
export { requestSweeps, sweepKinds } from './jobs';
export { media, storedFiles } from './tables';

/**
 * Files of records. What is stored stands in rows by its key; who asks gets an address that is good for a while.
 * @param owners the records that files belong to
 */
export function mediaArea(files: Files, owners: Owners): Area {
  const resolvers: AreaResolvers = {
    Media: { url: ({ url }) => files.addresses.of(url) },
    MediaConversion: { url: ({ url }) => files.addresses.of(url) },
  };
  const upload: Method<{ input: UploadMediaInput }> = (_root, { input }, context, info) =>
    uploadMedia(input, { context, info, files, owners });
  const remove: Method<{ id: string }> = (_root, { id }, context, info) =>
    deleteMedia(id, { context, info, files, owners });
  return { name: 'media', entities: [mediaFile], resolvers, mutations: { uploadMedia: upload, deleteMedia: remove } };
}
