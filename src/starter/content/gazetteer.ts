import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Brand } from "../../brands/brand.ts";
import { readCsv } from "./csv.ts";

const number = z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number));
const country = z.enum(["NL", "BE", "DE"]);

const cityLine = z.object({
  locationId: z.string(),
  name: z.string(),
  province: z.string(),
  region: z.pipe(
    z.string(),
    z.transform((name: string) => name || null),
  ),
  lat: number,
  lon: number,
  population: number,
});
const provinceLine = z.object({ country, locationId: z.string(), name: z.string() });
const regionLine = z.object({
  country,
  name: z.string(),
  lonMin: number,
  latMin: number,
  lonMax: number,
  latMax: number,
});

/** The places of one country; cities name their province, and the region they lie in when they do. */
export type Gazetteer = {
  cities: z.infer<typeof cityLine>[];
  provinces: z.infer<typeof provinceLine>[];
  regions: z.infer<typeof regionLine>[];
};

/** Reads the places of a country from `folder` (`content/places`). */
export async function readGazetteer(folder: string, countryCode: Brand["countryCode"]): Promise<Gazetteer> {
  const [cities, provinces, regions] = await Promise.all([
    readLines(join(folder, `${countryCode.toLowerCase()}.csv`), cityLine),
    readLines(join(folder, "provinces.csv"), provinceLine),
    readLines(join(folder, "regions.csv"), regionLine),
  ]);
  return {
    cities,
    provinces: provinces.filter((province) => province.country === countryCode),
    regions: regions.filter((region) => region.country === countryCode),
  };
}

async function readLines<Line extends z.ZodMiniType>(file: string, line: Line): Promise<z.infer<Line>[]> {
  const lines = readCsv(await readFile(file, "utf8"), file);
  const parsed = z.array(line).safeParse(lines);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file}, line ${Number(issue?.path[0]) + 2}: ${String(issue?.path[1])} is missing or wrong.`);
}
