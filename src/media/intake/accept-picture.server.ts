import { PICTURE_LIMITS } from "../../contract/entities/picture-limits.ts";
import { fairnessRangeOf } from "../../abuse/address-range.server.ts";
import type { Picture } from "./decode.server.ts";
import { decodeInChildProcess } from "./decode-in-child-process.server.ts";
import type { PictureRefusal } from "./picture-refusal.ts";
import { signatureOf } from "./signature.ts";
import { createSerialQueue } from "./serial-queue.ts";

export type AcceptedPicture =
  | { kind: "accepted"; picture: Picture }
  | { kind: "refused"; reason: PictureRefusal }
  | { kind: "busy"; retryAfterSeconds: number };

/** Ten ordinary pictures take two seconds; a longer queue would only hold their bytes in memory. */
const queue = createSerialQueue({ max: 10 });
const RETRY_AFTER_SECONDS = 5;

/**
 * Accepts an untrusted picture: JPEG or PNG by content, validated and decoded in a child process, one at a time, and re-encoded as
 * WebP without metadata (quality requirements, uploads). Others are refused with a reason. This process reads only the length and the first bytes.
 * `address` is the IP address of the sender.
 */
export async function acceptPicture(bytes: Uint8Array, address = ""): Promise<AcceptedPicture> {
  if (bytes.length === 0) return { kind: "refused", reason: "empty" };
  if (bytes.length > PICTURE_LIMITS.bytes) return { kind: "refused", reason: "too-large" };
  if (signatureOf(bytes) === null) return { kind: "refused", reason: "not-a-picture" };

  const decoded = await queue.run(fairnessRangeOf(address), () => decodeInChildProcess(bytes));
  if (decoded === "full") return { kind: "busy", retryAfterSeconds: RETRY_AFTER_SECONDS };
  return decoded.kind === "decoded" ? { kind: "accepted", picture: decoded.picture } : { kind: "refused", reason: decoded.kind };
}
