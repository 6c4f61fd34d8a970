import { afterAll, expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addCity, addProvince } from "../../tests/support/fixtures.ts";
import { fullTitle } from "./full-title.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

const province_id = await addProvince(db, { name: "Gelderland" });
const ede = await addCity(db, { name: "Ede", province_id });
const hague = await addCity(db, { name: "'s-Gravenhage", province_id });

async function titled(title: string, cities: number[] = []): Promise<string> {
  const id = await addActivity(db, { title, cities });
  await catalogue.refresh();
  return fullTitle(catalogue, { id, title });
}

test("a page title is the activity's title and its place", async () => {
  expect(await titled("Kanoën", [ede])).toBe("Kanoën, Ede");
  expect(await titled("Kanoën thuis")).toBe("Kanoën thuis");
});

test("a place in the title is not repeated; a part of a word is no place", async () => {
  expect(await titled("Boogschieten in EDE!", [ede])).toBe("Boogschieten in EDE!");
  expect(await titled("Den Haag of 's-Gravenhage?", [hague])).toBe("Den Haag of 's-Gravenhage?");
  expect(await titled("Vrede stichten", [ede])).toBe("Vrede stichten, Ede");
});

test("a title that an older activity already has is numbered, with or without a place", async () => {
  expect(await titled("Quiz", [ede])).toBe("Quiz, Ede");
  expect(await titled("Quiz", [ede])).toBe("Quiz, Ede (2)");
  expect(await titled("Quiz", [hague])).toBe("Quiz, 's-Gravenhage");
  expect(await titled("Quiz in Ede", [ede])).toBe("Quiz in Ede");
  expect(await titled("Quiz in Ede")).toBe("Quiz in Ede (2)");
});

/** The page title of `id`, and whether the previously read title still counted as current. */
function following(id: number, title: string): () => Promise<[title: string, wasCurrent: boolean]> {
  let read: { isCurrent: () => boolean } | null = null;
  return async () => {
    await catalogue.refresh();
    const { result, isCurrent } = await catalogue.track(() => fullTitle(catalogue, { id, title }));
    const wasCurrent = read?.isCurrent() ?? false;
    read = { isCurrent };
    return [result, wasCurrent];
  };
}

test("when the older activity changes, the younger one's title follows, and its cached title is stale", async () => {
  const older = await addActivity(db, { title: "Taartenslag", cities: [ede] });
  const younger = await addActivity(db, { title: "Taartenslag", cities: [ede] });
  const titleOfYounger = following(younger, "Taartenslag");
  expect(await titleOfYounger()).toEqual(["Taartenslag, Ede (2)", false]);
  expect(await titleOfYounger()).toEqual(["Taartenslag, Ede (2)", true]);

  const changeOlder = (changes: { title?: string; status?: "ACTIVE" | "INACTIVE" }) =>
    db.updateTable("activity").set(changes).where("id", "=", older).execute();
  await changeOlder({ title: "Taarten gooien" });
  expect(await titleOfYounger()).toEqual(["Taartenslag, Ede", false]);
  await changeOlder({ title: "Taartenslag" });
  expect(await titleOfYounger()).toEqual(["Taartenslag, Ede (2)", false]);
  await changeOlder({ status: "INACTIVE" });
  expect(await titleOfYounger()).toEqual(["Taartenslag, Ede", false]);
  await changeOlder({ status: "ACTIVE" });
  expect(await titleOfYounger()).toEqual(["Taartenslag, Ede (2)", false]);
  await db.updateTable("activity_city").set({ city_id: hague }).where("activity_id", "=", older).execute();
  expect(await titleOfYounger()).toEqual(["Taartenslag, Ede", false]);
  await db.deleteFrom("activity_city").where("activity_id", "=", older).execute();
  await db.insertInto("activity_city").values({ activity_id: older, city_id: ede }).execute();
  expect(await titleOfYounger()).toEqual(["Taartenslag, Ede (2)", false]);
  await db.deleteFrom("activity").where("id", "=", older).execute();
  expect(await titleOfYounger()).toEqual(["Taartenslag, Ede", false]);
});

test("titles are numbered when a renamed city makes them equal, and no longer when it is renamed back", async () => {
  const southOfEde = await addCity(db, { name: "Ede-Zuid", province_id });
  await addActivity(db, { title: "Vlotten bouwen", cities: [southOfEde] });
  const younger = await addActivity(db, { title: "Vlotten bouwen", cities: [ede] });
  const titleOfYounger = following(younger, "Vlotten bouwen");
  const rename = (name: string) => db.updateTable("city").set({ name }).where("id", "=", southOfEde).execute();
  expect(await titleOfYounger()).toEqual(["Vlotten bouwen, Ede", false]);

  await rename("Ede");
  expect(await titleOfYounger()).toEqual(["Vlotten bouwen, Ede (2)", false]);
  await rename("Ede-Zuid");
  expect(await titleOfYounger()).toEqual(["Vlotten bouwen, Ede", false]);
});
