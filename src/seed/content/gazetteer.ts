import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { readCsv } from "./csv.ts";

const number = z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number));
const country = z.enum(["NL", "BE", "DE"]);

const cityLine = z.object({
  locationId: z.string(),
  name: z.string(),
  province: z.string(),
  lat: number,
  lon: number,
  population: number,
  aliases: z.pipe(
    z.string(),
    z.transform((names: string) => names.split("|").filter(Boolean)),
  ),
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

/** Every place of the countries; `province` of a city is the name of its province. */
export type Gazetteer = {
  cities: (z.infer<typeof cityLine> & { country: Country })[];
  provinces: z.infer<typeof provinceLine>[];
  regions: z.infer<typeof regionLine>[];
};
type Country = z.infer<typeof country>;

/** Reads the places from `folder` (`content/places`); `scripts/pack-places.ts` wrote the cities, a file per country. */
export async function readGazetteer(folder: string): Promise<Gazetteer> {
  const [provinces, regions, ...cities] = await Promise.all([
    readLines(join(folder, "provinces.csv"), provinceLine),
    readLines(join(folder, "regions.csv"), regionLine),
    ...country.options.map((code) => readCities(join(folder, "packed"), code)),
  ]);
  return { provinces, regions, cities: cities.flat() };
}

async function readCities(folder: string, code: Country): Promise<Gazetteer["cities"]> {
  const lines = await readLines(join(folder, `${code.toLowerCase()}.csv`), cityLine);
  return lines.map((line) => ({ ...line, country: code }));
}

async function readLines<Line extends z.ZodMiniType>(file: string, line: Line): Promise<z.infer<Line>[]> {
  const lines = readCsv(await readFile(file, "utf8"), file);
  const parsed = z.array(line).safeParse(lines);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file}, line ${Number(issue?.path[0]) + 2}: ${String(issue?.path[1])} is missing or wrong.`);
}
