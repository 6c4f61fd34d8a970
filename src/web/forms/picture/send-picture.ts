/** `message` is the server's, in the language of the brand. */
export type SentPicture = { kind: "stored"; id: number } | { kind: "refused"; message: string } | { kind: "tooMany" | "busy" | "failed" };

type Sending = { file: File; key: string; onProgress: (percent: number) => void; signal: AbortSignal };

/** Longer than the server waits; a connection that died says nothing by itself. */
const TIME_LIMIT_MS = 120_000;

/**
 * Sends a picture to the API and tells how far it is, which `fetch` cannot. The same key makes a second try harmless.
 * Never rejects; one that was given up is "failed".
 */
export async function sendPicture({ file, key, onProgress, signal }: Sending): Promise<SentPicture> {
  const request = new XMLHttpRequest();
  request.open("POST", "/api/public/media/image");
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader("idempotency-key", key);
  request.timeout = TIME_LIMIT_MS;
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

/** The contract comes when it is needed: most visitors send no picture. */
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
