import { folderPictures, pictureStore, type PictureStore } from "../picture-store.server.ts";
import { cachedObjects } from "./cached-objects.server.ts";
import { s3Objects, type S3Settings } from "./s3-objects.server.ts";

/** Memory cache for pictures of a bucket, about a thousand card pictures. For a folder the operating system caches. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** Opens the storage of visitors' pictures: the bucket of `s3`, or else `mediaFolder`. */
export function openPictures(s3: S3Settings | null, mediaFolder: string): PictureStore {
  return s3 ? pictureStore(cachedObjects(s3Objects(s3), CACHE_BYTES)) : folderPictures(mediaFolder);
}
