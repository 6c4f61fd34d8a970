import type { Body } from "../contract/operation.ts";

/** Far above every form, far below what would hurt. */
const MOST_BYTES = 64 * 1024;

type ReadBody = { kind: "read"; json: unknown } | { kind: "refused"; status: 400 | 413 | 415; detail?: string };

/** Reads a JSON body; a missing one is undefined, so that the required-parameter error can name it. */
export async function readBody(request: Request, { mediaType }: Body): Promise<ReadBody> {
  if (Number(request.headers.get("content-length") ?? 0) > MOST_BYTES) {
    await drain(request);
    return { kind: "refused", status: 413 };
  }
  const given = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const bytes = await readAtMost(request, MOST_BYTES);
  if (bytes === null) return { kind: "refused", status: 413 };
  if (bytes.length === 0) return { kind: "read", json: undefined };
  if (given !== mediaType) return { kind: "refused", status: 415 };

  try {
    return { kind: "read", json: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return { kind: "refused", status: 400, detail: "The body is not JSON in UTF-8" };
  }
}

/** Reads on past the limit without keeping anything: a client that is still sending would not see the answer. */
async function readAtMost(request: Request, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    if (size > DRAIN_AT_MOST) break;
  }
  return size > most ? null : Buffer.concat(chunks);
}

/** What somebody may still send before the connection is closed on them. */
const DRAIN_AT_MOST = 16 * 1024 * 1024;

async function drain(request: Request): Promise<void> {
  await readAtMost(request, 0);
}
