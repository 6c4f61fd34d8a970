import * as z from "zod/mini";
import { cleanEmail } from "./clean-text.ts";

/** A dot-atom (RFC 5322 §3.4.1) of at most 64 characters. */
const LOCAL = /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@/;
/**
 * The beginning of an encoded word (RFC 2047 §2). Some mail programs and servers decode it in an address too, and would send
 * to another address than the validated one.
 */
const ENCODED_WORD = /=\?[^?@]*\?[bq]\?/i;
/** Checked before cleaning: a line break would start another mail header. */
const ONE_LINE = /^[^\r\n]*$/;
/** At least two labels of any script, without leading and trailing hyphens. */
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])$/u;
/** The ASCII form: labels of at most 63 characters, 253 in total, the last one of letters or punycode (RFC 3696 §2). */
const ASCII_DOMAIN = /^(?=.{4,253}$)(?:[a-z\d-]{1,63}\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;

/**
 * Whether it is a valid mail address: the one rule for every address that a visitor enters. Accepts internationalised domains,
 * also in ASCII form (`xn--`).
 */
export function isEmail(text: string): boolean {
  const local = LOCAL.exec(text)?.[0];
  if (local === undefined || ENCODED_WORD.test(local)) return false;
  const domain = text.slice(local.length);
  // The ASCII form is never shorter, and computing it takes quadratic time.
  if (domain.length > 253) return false;
  const url = `http://${domain}`;
  return DOMAIN.test(domain) && URL.canParse(url) && ASCII_DOMAIN.test(new URL(url).hostname);
}

type EmailErrors = Record<"required" | "tooLong" | "invalid", string>;

/** A required address; `longest` in characters, the errors are keys of the word catalogues. */
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
