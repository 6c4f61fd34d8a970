import type { Client } from "../../contract/client.ts";

/** The client of the public API. Its code is fetched at the first call. */
export async function api(): Promise<Client> {
  const { createClient } = await import("../../contract/client.ts");
  return createClient({ baseUrl: "" });
}
