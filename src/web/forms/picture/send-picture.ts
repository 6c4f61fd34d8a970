/** `message` comes from the server, in the language of the brand. */
export type SentPicture = { kind: "stored"; id: number } | { kind: "refused"; message: string } | { kind: "tooMany" | "busy" | "failed" };

type Sending = { file: File; key: string; onProgress: (percent: number) => void; signal: AbortSignal };

/** Longer than the server's own timeout; a dead connection reports no error. */
const TIMEOUT_MS = 120_000;

/**
 * Uploads a picture to the API with progress events, which `fetch` does not have. A retry with the same key is idempotent. Never rejects; an
 * aborted upload is "failed".
 */
export async function sendPicture({ file, key, onProgress, signal }: Sending): Promise<SentPicture> {
  const request = new XMLHttpRequest();
  request.open("POST", "/api/public/media/image");
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader("idempotency-key", key);
  request.timeout = TIMEOUT_MS;
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total)));
  signal.addEventListener("abort", () => request.abort());

  const form = new FormData();
  form.append("file", file);
  await new Promise((resolve) => {
    request.addEventListener("loadend", resolve);
    request.send(form);
  });
  return answerOf(request);
}

/** Reads the answer; loads the contract then, as most visitors upload no picture. */
async function answerOf({ status, responseText }: XMLHttpRequest): Promise<SentPicture> {
  if (status === 429) return { kind: "tooMany" };
  if (status === 409) return { kind: "busy" };
  if (status === 0) return { kind: "failed" };
  const { uploadedImage, problem } = await import("../../../contract/answers.ts");
  const stored = uploadedImage.safeParse(jsonOf(responseText));
  if (status === 201 && stored.success) return { kind: "stored", id: stored.data.id };
  const refusal = problem.safeParse(jsonOf(responseText));
  const message = refusal.success ? refusal.data.errors?.find(({ field }) => field === "file")?.message : undefined;
  if (message) return { kind: "refused", message };
  return { kind: status === 503 ? "busy" : "failed" };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
