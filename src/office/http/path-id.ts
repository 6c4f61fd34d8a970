import type { OfficeRequest } from "./office-request.ts";

/** The id that a part of the path names; null when it is none, which is answered as missing. */
export function idIn({ params }: Pick<OfficeRequest, "params">, name: string): number | null {
  const id = Number(/^[1-9]\d{0,9}$/.exec(params[name] ?? "")?.[0] ?? Number.NaN);
  return id < 2 ** 31 ? id : null;
}
