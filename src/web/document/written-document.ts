/** A document as it is sent, or cached. */
export type WrittenDocument = { status: number; headers: Headers; bytes: Buffer };
