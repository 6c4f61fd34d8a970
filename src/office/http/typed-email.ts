import { cleanEmail } from "../../contract/clean-text.ts";
import { isEmail } from "../../contract/email.ts";

const LONGEST = 200;

/** A typed mail address without spaces around it; null when it is none. */
export function readTypedEmail(typed: string | null): string | null {
  if (typed === null || /[\r\n]/.test(typed)) return null;
  const email = cleanEmail(typed);
  return email.length <= LONGEST && isEmail(email) ? email : null;
}
