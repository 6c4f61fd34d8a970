/** Shares a page by the device's own sheet or its clipboard; rejects where it allows neither. */
export async function handOn(page: { title: string; url: string }): Promise<"shared" | "copied"> {
  const { share, clipboard }: Partial<Navigator> = navigator;
  try {
    if (share) {
      await share.call(navigator, page);
      return "shared";
    }
  } catch (error) {
    if (isClosed(error)) return "shared";
  }
  if (!clipboard) throw new Error("There is no clipboard.");
  await clipboard.writeText(page.url);
  return "copied";
}

/** Who closes the sheet has not shared, and needs to be told nothing. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
