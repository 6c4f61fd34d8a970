import { afterAll, expect, test } from "vitest";
import { releaseEvent } from "../src/submissions/events/release-event.server.ts";
import { folderPictures } from "../src/media/picture-store.server.ts";
import { testApp } from "./support/app.ts";
import { NOOR } from "./support/events.ts";
import { addFourBrands } from "./support/four-brands.ts";
import { jpegPicture } from "./support/hostile/pictures.ts";

const product = await testApp();
await addFourBrands(product.db);
afterAll(() => product.close());

test("a submitted event is in the agenda with its picture when it is released, and not before", async () => {
  const kids = product.client("kids");
  const picture = await jpegPicture({ width: 640, height: 400 });
  const media = await kids.uploadImage({ file: new File([new Uint8Array(picture)], "wip.jpg", { type: "image/jpeg" }) });
  const startDate = `${new Date().getFullYear() + 1}-06-18`;
  await kids.sendEventRequest({ eventRequest: { ...NOOR, startDate, endDate: null, media } });
  const asked = { page: 1, limit: 15, filterQuery: { genericSearchQuery: "open dag van de speeltuin" } };
  expect(await kids.findEvents(asked)).toMatchObject({ total: 0 });
  expect((await product.get(media.url, "kids.localhost")).status).toBe(404);

  const { id } = await product.db.selectFrom("event_request").select("id").executeTakeFirstOrThrow();
  await releaseEvent(product.db, folderPictures(product.mediaFolder), { eventRequestId: id, record: async () => 1 });
  const { events } = await kids.findEvents(asked);
  expect(events).toMatchObject([
    {
      title: NOOR.title,
      description: NOOR.description,
      website: NOOR.website,
      image: { url: media.url, alt: NOOR.title },
      organisation: null,
      city: { name: "Utrecht" },
    },
  ]);
  expect(events[0]?.startDate).toBe(new Date(`${startDate}T00:00:00+02:00`).toISOString());
  const shown = await product.get(events[0]?.image?.url ?? "", "kids.localhost");
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(product.errors).toEqual([]);
});
