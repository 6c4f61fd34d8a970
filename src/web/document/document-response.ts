/** A document as it is sent or cached. */
export type DocumentResponse = { status: number; headers: Headers; bytes: Buffer };
