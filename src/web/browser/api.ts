import type { Client } from "../../contract/client.ts";

/** The public API from the browser; its code is fetched when somebody first types, or chooses in the panel of a phone. */
export async function api(): Promise<Client> {
  const { createClient } = await import("../../contract/client.ts");
  return createClient({ baseUrl: "" });
}
