/** Files under keys such as `public/<uuid>.webp`, in a folder or in a bucket. Nobody else can read them. */
export type ObjectStore = {
  /** Keeps the bytes, whole or not at all; they last when this comes back. What lay under the key is replaced. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing lies there. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(key: string): Promise<boolean>;
  /** False when nothing lies under `from`. */
  move(from: string, to: string): Promise<boolean>;
  /** Gone for good; also when it was gone before. */
  remove(key: string): Promise<void>;
  /** Everything under a prefix such as `widths/`, and when it was written; half-written files of a folder too. */
  list(prefix: string): Promise<{ key: string; changed: Date }[]>;
};

/** Pictures cannot be reached for the moment: nothing is lost, and it is worth asking again. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** By its name: the server and the built pages each have a class of their own. */
export function isStoreUnavailable(error: unknown): error is StoreUnavailable {
  return error instanceof Error && error.name === "StoreUnavailable";
}

/** How soon it is worth asking again, in seconds. */
export const STORE_RETRY_S = 30;
