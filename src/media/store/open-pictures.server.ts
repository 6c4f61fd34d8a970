import { folderPictures, pictureStore, type PictureStore } from "../picture-store.server.ts";
import { cachedObjects } from "./cached-objects.server.ts";
import { s3Objects, type S3Settings } from "./s3-objects.server.ts";

/** Memory for pictures of a bucket: about a thousand of those that cards show. A folder has the machine's own. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** Where visitors' pictures are kept: in the bucket of `s3`, and without one in `mediaFolder`. */
export function openPictures(s3: S3Settings | null, mediaFolder: string): PictureStore {
  return s3 ? pictureStore(cachedObjects(s3Objects(s3), CACHE_BYTES)) : folderPictures(mediaFolder);
}
