import type { UploadMediaInput } from '../../contract.generated';
import type { MethodResolver } from '../../dialect/methods';
import type { Area, AreaResolvers } from '../area';
import type { FileServices } from './file-services';
import { mediaFileEntity } from './media';
import type { FileOwners } from './owners';
import { deleteMedia, uploadMedia } from './methods';

export { filesPath } from './signed-urls';
export { type FileServices, openFileServices } from './file-services';
export { convertPicture } from './file-inspection';
export { fileField, filesField, mediaFileEntity } from './media';
export type { FileOwner, FileOwners } from './owners';
export { moveToStorage, openStorage } from './storage';
export { storageKeyOf, storedMediaKeysSql, parseStorageKey } from './stored-files';
export { scheduleFileSweeps, createFileSweepJobKinds } from './jobs';
export { media, storedFiles } from './tables';

/**
 * Returns the area of files. Rows hold storage keys, which the resolvers turn into signed URLs.
 * @param owners the kinds of record that files belong to
 */
export function createMediaArea(files: FileServices, owners: FileOwners): Area {
  const resolvers: AreaResolvers = {
    Media: { url: ({ url }) => files.addresses.of(url) },
    MediaConversion: { url: ({ url }) => files.addresses.of(url) },
  };
  const upload: MethodResolver<{ input: UploadMediaInput }> = (_root, { input }, context, info) =>
    uploadMedia(input, { context, info, files, owners });
  const remove: MethodResolver<{ id: string }> = (_root, { id }, context, info) =>
    deleteMedia(id, { context, info, files, owners });
  return {
    name: 'media',
    entities: [mediaFileEntity],
    resolvers,
    mutations: { uploadMedia: upload, deleteMedia: remove },
  };
}
