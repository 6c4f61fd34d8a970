/** Private files under keys such as `public/<uuid>.webp`, in a folder or a bucket. */
export type ObjectStore = {
  /** Atomic and durable; replaces an existing object. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no object. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(key: string): Promise<boolean>;
  /** False if there is no object at `from`. */
  move(from: string, to: string): Promise<boolean>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** All objects under a prefix such as `widths/` with their modification times; a folder lists incomplete files too. */
  list(prefix: string): Promise<{ key: string; changed: Date }[]>;
};

/** The store is temporarily unreachable: nothing is lost, and callers may retry. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** Compares the name: server and app are bundled separately, so each has its own copy of the class. */
export function isStoreUnavailable(error: unknown): error is StoreUnavailable {
  return error instanceof Error && error.name === "StoreUnavailable";
}

/** Seconds for `Retry-After`. */
export const STORE_RETRY_S = 30;
