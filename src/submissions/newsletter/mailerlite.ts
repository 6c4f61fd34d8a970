import * as z from "zod/mini";
import { groupIdOf, makeGroup } from "./mailerlite-groups.ts";
import { createCaller, type CallerOptions } from "./mailerlite-call.ts";

/** A subscriber of a brand's newsletter; `group` is that of the brand, by id or else by name. */
export type Reader = { email: string; name: string; group: Group; confirmedAt: Date };
export type Group = { id: string | null; name: string };

/** The mail service that sends the newsletter. Methods are idempotent, and throw errors that the queue must retry. */
export type MailerLite = {
  addReader(reader: Reader, signal?: AbortSignal): Promise<void>;
  /** Removes a reader from a brand's group. The status in the service is shared by all brands, so it is not changed. */
  removeReader(reader: Pick<Reader, "email" | "group">, signal?: AbortSignal): Promise<void>;
  /** Erases an address and all its data in the service. */
  removeSubscriber(email: string, signal?: AbortSignal): Promise<void>;
};

const subscriber = z.object({ data: z.object({ id: z.string() }) });

/** MailerLite's API as of 2026 (developers.mailerlite.com): subscribers by mail address, groups by id. */
export function openMailerLite(options: CallerOptions): MailerLite {
  const call = createCaller(options);

  async function idOf(email: string, signal?: AbortSignal): Promise<string | null> {
    const found = await call({ method: "GET", route: "/subscribers/{email}", path: { email }, signal });
    return found === null ? null : subscriber.parse(found).data.id;
  }

  return {
    async addReader({ email, name, group, confirmedAt }, signal) {
      const groupId = (await groupIdOf(call, group, signal)) ?? (await makeGroup(call, group, signal));
      const body = { email, fields: { name }, groups: [groupId], status: "active", opted_in_at: momentOf(confirmedAt) };
      await call({ method: "POST", route: "/subscribers", body, signal });
    },
    async removeReader({ email, group }, signal) {
      const groupId = await groupIdOf(call, group, signal);
      const id = groupId === null ? null : await idOf(email, signal);
      if (groupId === null || id === null) return;
      await call({ method: "DELETE", route: "/subscribers/{id}/groups/{group}", path: { id, group: groupId }, signal });
    },
    async removeSubscriber(email, signal) {
      const id = await idOf(email, signal);
      if (id !== null) await call({ method: "POST", route: "/subscribers/{id}/forget", path: { id }, signal });
    },
  };
}

/** The time format of the service, in UTC: `2026-05-11 10:00:00`. */
function momentOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace("T", " ");
}
