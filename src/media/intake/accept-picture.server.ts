import { PICTURE_LIMITS } from "../../contract/entities/picture-limits.ts";
import { fairnessRangeOf } from "../../abuse/address-range.server.ts";
import type { Picture } from "./decode.server.ts";
import { decodeInChildProcess } from "./decode-in-child-process.server.ts";
import type { PictureRefusal } from "./picture-refusal.ts";
import { signatureOf } from "./signature.ts";
import { createSerialQueue } from "./serial-queue.ts";

export type TakenPicture =
  | { kind: "taken"; picture: Picture }
  | { kind: "refused"; reason: PictureRefusal }
  | { kind: "busy"; retryAfterSeconds: number };

/** Ten ordinary pictures take two seconds; a longer line would only keep their bytes in memory. */
const line = createSerialQueue({ most: 10 });
const RETRY_AFTER_SECONDS = 5;

/**
 * Takes in a picture that a stranger at this address sent: JPEG or PNG by its content, judged and decoded in a process apart,
 * one at a time, and encoded anew as WebP without metadata (quality, uploads). What cannot be taken is refused with the
 * reason. This process looks at nothing but the length and the first bytes.
 */
export async function takePicture(bytes: Uint8Array, address = ""): Promise<TakenPicture> {
  if (bytes.length === 0) return { kind: "refused", reason: "empty" };
  if (bytes.length > PICTURE_LIMITS.bytes) return { kind: "refused", reason: "too-large" };
  if (signatureOf(bytes) === null) return { kind: "refused", reason: "not-a-picture" };

  const read = await line.wait(fairnessRangeOf(address), () => decodeInChildProcess(bytes));
  if (read === "full") return { kind: "busy", retryAfterSeconds: RETRY_AFTER_SECONDS };
  return read.kind === "decoded" ? { kind: "taken", picture: read.picture } : { kind: "refused", reason: read.kind };
}
