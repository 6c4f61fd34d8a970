import { folderPictures, pictureStore, type PictureStore } from "../picture-store.ts";
import { s3Objects, type S3Settings } from "./s3-objects.ts";

/** Where visitors' pictures are kept: in the bucket of `s3`, and without one in `mediaFolder`. */
export function openPictures(s3: S3Settings | null, mediaFolder: string): PictureStore {
  return s3 ? pictureStore(s3Objects(s3)) : folderPictures(mediaFolder);
}
