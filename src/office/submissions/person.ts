import { offers, type OfficeRequest } from "../http/office-request.ts";

/** The page of everything that is held of a person. */
export const PERSON = "/mensen/gegevens";

/** A person's data are of all brands, so only an editor of all brands sees them together. */
export function seesPersons(request: Pick<OfficeRequest, "actor" | "now" | "scope">): boolean {
  return request.scope.platformIds === null && offers(request, "privacy.erase");
}
