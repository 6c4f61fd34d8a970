import * as z from "zod/mini";
import { cleanEmail } from "./clean-text.ts";

/** Words of letters and signs with a dot between them (RFC 5322 §3.4.1, dot-atom), 64 at most. */
const LOCAL = /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@/;
/**
 * The beginning of an encoded word (RFC 2047 §2). Some mail programs and servers decode one in an address too, and write to
 * another address than the one that is read here.
 */
const ENCODED_WORD = /=\?[^?@]*\?[bq]\?/i;
/** Of one line from the beginning: a line break would begin another header of a mail. */
const ONE_LINE = /^[^\r\n]*$/;
/** Names of any script, at least two, none with a hyphen at an end. */
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])$/u;
/** As name servers know it: names of 63 at most, 253 together, the last one of letters or another script's in ASCII (RFC 3696 §2). */
const REGISTERED = /^(?=.{4,253}$)(?:[a-z\d-]{1,63}\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;

/**
 * Whether mail can be sent to it: the one rule for every address that a visitor gives. Domains of other scripts and their spelling
 * in ASCII (`xn--`) are good alike.
 */
export function isEmail(text: string): boolean {
  const local = LOCAL.exec(text)?.[0];
  if (local === undefined || ENCODED_WORD.test(local)) return false;
  const domain = text.slice(local.length);
  // No shorter in ASCII, and what a longer one becomes there takes the square of its length.
  if (domain.length > 253) return false;
  const url = `http://${domain}`;
  return DOMAIN.test(domain) && URL.canParse(url) && REGISTERED.test(new URL(url).hostname);
}

type EmailErrors = Record<"required" | "tooLong" | "invalid", string>;

/** A required address; `longest` in characters, the errors are keys of the words catalogues. */
export function emailField(longest: number, { required, tooLong, invalid }: EmailErrors) {
  return z
    .string(required)
    .check(
      z.regex(ONE_LINE, invalid),
      z.overwrite(cleanEmail),
      z.minLength(1, required),
      z.maxLength(longest, tooLong),
      z.refine(isEmail, invalid),
      z.meta({ format: "idn-email" }),
    );
}
