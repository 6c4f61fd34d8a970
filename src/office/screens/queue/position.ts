import { brandOfPlatform } from "../../../brands/brands.ts";
import type { Position, ShownItem } from "../../../moderation/held-item.ts";
import { countryBox } from "../../../places/country-box.ts";
import type { OfficeRequest } from "../../http/office-request.ts";

/** The fields of a city's position, by what they hold. */
export const POSITION_FIELDS = { lon: "lengte", lat: "breedte" } as const;

/** What was typed as a position, and what is wrong with each of its parts. */
export type TypedPosition = Record<keyof Position, { text: string; problem: string | undefined }>;

/** The position that was posted with the release of a city, undefined without its fields; or what is wrong with it. */
export function readPosition(
  { form, words }: Pick<OfficeRequest, "form" | "words">,
  { platformId }: Pick<ShownItem, "platformId">,
): { position: Position | undefined } | { typed: TypedPosition } {
  if (!form.has(POSITION_FIELDS.lon) && !form.has(POSITION_FIELDS.lat)) return { position: undefined };
  const box = countryBox(brandOfPlatform(platformId));
  const read = (part: keyof Position) => {
    const text = form.get(POSITION_FIELDS[part])?.trim() ?? "";
    const [least, most] = box[part];
    const degrees = degreesOf(text);
    const isWithin = degrees !== null && degrees >= least && degrees <= most;
    return { text, degrees, problem: isWithin ? undefined : words.queue.wrongDegrees(least, most) };
  };
  const [lon, lat] = [read("lon"), read("lat")];
  if (lon.degrees === null || lat.degrees === null || lon.problem !== undefined || lat.problem !== undefined)
    return { typed: { lon, lat } };
  return { position: { lon: lon.degrees, lat: lat.degrees } };
}

/** `5.12` or `5,12`; the middle of a province has all the decimals of a number. */
function degreesOf(text: string): number | null {
  return /^-?\d{1,3}(?:[.,]\d{1,20})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}
