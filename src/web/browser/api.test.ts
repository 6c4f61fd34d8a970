import { afterEach, expect, test, vi } from "vitest";
import { api } from "./api.ts";

afterEach(() => void vi.unstubAllGlobals());

/** The address of an API call, resolved as the browser does on `page`. */
async function calledFrom(page: string): Promise<string> {
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(new URL(address, page).href);
    return Response.json({ locations: [], pageCount: 0, total: 0 });
  });
  const client = await api();
  await client.findLocations({ page: 1, limit: 10, filterQuery: {} });
  return requested.join();
}

test.for(["https://www.uitjesbaas.example", "https://www.ausflugsbaas.example:8443", "http://kids.localhost:3000"])(
  "a page calls the API on its own host, by its own scheme: %s",
  async (origin) => {
    const called = `${origin}/api/public/locations?page=1&limit=10&filterQuery=%7B%7D`;
    for (const path of ["/", "/uitjes/kanoen-op-de-linge?personen=20", "/bedrijfsuitje/utrecht"]) {
      expect(await calledFrom(`${origin}${path}`)).toBe(called);
    }
  },
);
