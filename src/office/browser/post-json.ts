/** Posts JSON to our own server. Throws when the answer is no success, or no JSON: the session is over, or a proof too old. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what its own server answers
export async function postJson<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!response.ok || !response.headers.get("content-type")?.startsWith("application/json"))
    throw new Error(`No answer: ${response.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it
  return (await response.json()) as Answer;
}
