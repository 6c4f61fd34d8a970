import { everyThing } from "../support/structured-data/every-thing.ts";

/** The addresses of pictures and logos in a block of structured data; none in invalid JSON, which is a finding of its own. */
export function imagesInStructuredData(json: string): string[] {
  return everyThing(parsed(json), "")
    .flatMap(({ thing }) => [thing["image"], thing["logo"]].flat())
    .filter((address) => typeof address === "string");
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
