import { offers, type OfficeRequest } from "../http/office-request.ts";

/** The page of everything that is held of a person. */
export const PERSON = "/mensen/gegevens";

/** A person's data belong to no brand, so only an editor of all brands sees them together. */
export function seesPersons(request: Pick<OfficeRequest, "actor" | "now">): boolean {
  return offers(request, "privacy.erase", { platformId: null });
}
