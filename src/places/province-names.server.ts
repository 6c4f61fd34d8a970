import type { Directory } from "../catalogue/directory.ts";
import { otherNamesOfProvince } from "../catalogue/province-names.ts";
import { placeWords } from "./place-words.ts";

/** What stands before or after a name and says only what kind of area it is. */
const KIND = /^(?:provincie|provinz|province(?: of)?|region|freistaat|land|staat) (?:de |du )?| (?:province|provincie|provinz)$/;

/** Our name of a province of a country by any name that it goes by; null when it is none of them. */
export function ownProvinceName({ provinces }: Directory, { country, name }: { country: string; name: string }): string | null {
  const asked = placeWords(name.replace(/ d['’]/, " ")).replace(KIND, "");
  if (asked === "") return null;
  for (const province of provinces.values()) {
    if (province.country !== country) continue;
    const called = [province.name, ...otherNamesOfProvince(province)];
    if (called.some((one) => placeWords(one) === asked)) return province.name;
  }
  return null;
}
