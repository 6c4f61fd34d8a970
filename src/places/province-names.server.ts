import type { Directory } from "../catalogue/directory.ts";
import { otherNamesOfProvince } from "../catalogue/province-names.ts";
import { placeWords } from "./place-words.ts";

/** Words before or after a name that only say which kind of area it is. */
const KIND = /^(?:provincie|provinz|province(?: of)?|region|freistaat|land|staat) (?:de |du )?| (?:province|provincie|provinz)$/;

/** Our name of a country's province, by any of its names; null for an unknown one. */
export function ownProvinceName({ provinces }: Directory, { country, name }: { country: string; name: string }): string | null {
  const wanted = placeWords(name.replace(/ d['’]/, " ")).replace(KIND, "");
  if (wanted === "") return null;
  for (const province of provinces.values()) {
    if (province.country !== country) continue;
    const names = [province.name, ...otherNamesOfProvince(province)];
    if (names.some((one) => placeWords(one) === wanted)) return province.name;
  }
  return null;
}
