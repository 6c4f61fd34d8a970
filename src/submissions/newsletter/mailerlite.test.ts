import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startMailerLite, type FakeMailerLite } from "../../../tests/support/mailerlite.ts";
import { openMailerLite } from "./mailerlite.ts";

const ANNA = { email: "anna+nieuws@korenbloem.example", name: "Anna de Vries", confirmedAt: new Date("2027-05-11T10:00:00Z") };
const NL = { id: null, name: "Uitjesbaas nieuwsbrief" };

let fake: FakeMailerLite;

beforeEach(async () => {
  fake = await startMailerLite();
});

afterEach(async () => {
  await fake.stop();
});

/** The message of the error that was thrown. */
async function failure(doing: Promise<unknown>): Promise<string> {
  const error: unknown = await doing.then(
    () => "nothing was thrown",
    (thrown: unknown) => thrown,
  );
  return error instanceof Error ? error.message : String(error);
}

test("a reader is added to the brand's group, which is created once and later found by its exact name", async () => {
  fake.groups.set("Uitjesbaas nieuwsbrief (oud)", "7");
  const service = openMailerLite(fake);
  await service.addReader({ ...ANNA, group: NL });
  await service.addReader({ ...ANNA, group: NL });
  expect(fake.asked).toEqual(["GET /groups", "POST /groups", "POST /subscribers", "GET /groups", "POST /subscribers"]);
  const group = fake.groups.get(NL.name);
  expect([...fake.subscribers.values()]).toMatchObject([{ email: ANNA.email, name: ANNA.name, status: "active", groups: [group] }]);
});

test("a group with an id in the brand's data is not searched", async () => {
  await openMailerLite(fake).addReader({ ...ANNA, group: { id: "42", name: "Ausflugsbaas Newsletter" } });
  expect(fake.asked).toEqual(["POST /subscribers"]);
  expect(fake.subscribers.get(ANNA.email)?.groups).toEqual(["42"]);
});

test("a reader who leaves one brand stays subscribed to others, and can come back", async () => {
  const service = openMailerLite(fake);
  await service.addReader({ ...ANNA, group: NL });
  await service.addReader({ ...ANNA, group: { id: "42", name: "Ausflugsbaas Newsletter" } });
  await service.removeReader({ ...ANNA, group: NL });
  expect(fake.subscribers.get(ANNA.email)).toMatchObject({ status: "active", groups: ["42"] });
  await service.addReader({ ...ANNA, group: NL });
  expect(fake.subscribers.get(ANNA.email)?.groups).toHaveLength(2);
});

test("an unknown reader can be removed and forgotten without an error", async () => {
  const service = openMailerLite(fake);
  await service.removeReader({ ...ANNA, group: NL });
  await service.removeReader({ ...ANNA, group: { id: "42", name: "" } });
  await service.removeSubscriber(ANNA.email);
  expect(fake.asked).toEqual(["GET /groups", `GET /subscribers/${ANNA.email}`, `GET /subscribers/${ANNA.email}`]);
});

test("a forgotten subscriber is erased", async () => {
  const service = openMailerLite(fake);
  await service.addReader({ ...ANNA, group: NL });
  await service.removeSubscriber(ANNA.email);
  expect(fake.asked.at(-1)).toBe("POST /subscribers/1/forget");
  expect(fake.subscribers.size).toBe(0);
});

test.for([500, 503, 422, 401, 403, 301])("a response %i is an error without address and key", async (status) => {
  fake.behave({ status, headers: status === 301 ? { location: "http://127.0.0.1:9/elsewhere" } : {} });
  const said = await failure(openMailerLite(fake).addReader({ ...ANNA, group: { id: "42", name: "" } }));
  expect(said).toBe(`MailerLite answered ${status} to POST /subscribers.`);
  const left = await failure(openMailerLite(fake).removeSubscriber(ANNA.email));
  expect(left).toBe(`MailerLite answered ${status} to GET /subscribers/{email}.`);
});

test("a wrong key is an error that does not contain it", async () => {
  const said = await failure(openMailerLite({ ...fake, key: "wrong" }).removeSubscriber(ANNA.email));
  expect(said).toBe("MailerLite answered 401 to GET /subscribers/{email}.");
});

test("a slow service times out, and an unreachable one fails at once", async () => {
  fake.behave({ slowness_ms: 5_000 });
  const said = await failure(openMailerLite({ ...fake, timeout_ms: 200 }).removeSubscriber(ANNA.email));
  expect(said).toBe("MailerLite did not answer GET /subscribers/{email} in time.");

  const { port } = new URL(fake.url);
  await fake.stop();
  const unreachable = await failure(openMailerLite({ key: "k", url: `http://127.0.0.1:${port}` }).removeSubscriber(ANNA.email));
  expect(unreachable).toBe("MailerLite could not be reached for GET /subscribers/{email}.");
});

test("a call is aborted with its job", async () => {
  fake.behave({ slowness_ms: 5_000 });
  const said = await failure(openMailerLite(fake).removeSubscriber(ANNA.email, AbortSignal.timeout(200)));
  expect(said).toContain("GET /subscribers/{email}");
});

test("after a 429 no calls are made until `Retry-After` has passed", async () => {
  const service = openMailerLite(fake);
  fake.behave({ status: 429, headers: { "retry-after": "1" } });
  expect(await failure(service.removeSubscriber(ANNA.email))).toBe("MailerLite answered 429 to GET /subscribers/{email}.");
  fake.behave({});
  expect(await failure(service.removeSubscriber(ANNA.email))).toBe("MailerLite rate limit reached, so GET /subscribers/{email} waits.");
  expect(fake.asked).toHaveLength(1);
  await delay(1_050);
  await service.removeSubscriber(ANNA.email);
  expect(fake.asked).toHaveLength(2);
});
