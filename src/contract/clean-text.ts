/**
 * One step for all that people type, paste or post: every text of a form's body passes one of these functions, in the
 * browser and on the server, before it is judged. What they leave is what is stored. Words of a search on a page pass a shorter
 * one (text-from.ts).
 */

/**
 * Longer than what any rule takes, in UTF-16 units: such a text is left as it came, and its rule refuses it. Every expression
 * below is linear, for a text of hostile length costs nobody else's time.
 */
const LONGEST_LINE = 2_000;
const LONGEST_TEXT = 20_000;

/**
 * Marks above and below one letter beyond those that any language needs: to put them in order takes the square of their number.
 * Unicode's stream-safe text has at most 30 (UAX #15).
 */
const HEAPED_MARKS = /(\p{M}{30})\p{M}+/gu;
/** Letters whose scripts join by a zero-width (non-)joiner, as Persian and Hindi do, and Latin, Greek and Cyrillic do not. */
const JOINED = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])[\p{L}\p{M}]`;
/** The last sign of a picture, which a zero-width joiner makes one with the next: 👨‍👩‍👧. */
const PICTURE = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]`;
/** Whole rows: of a row behind a letter only the first joins anything. */
const LOOSE_JOINERS = new RegExp(String.raw`(?<!${JOINED})\u200c+|(?<!${JOINED}|${PICTURE})\u200d+`, "gu");
/** The flags of England, Scotland and Wales (kept as $1) are a black flag with such letters behind it; anywhere else they hide a text. */
const HIDDEN_LETTERS = /(\u{1f3f4}[\u{e0020}-\u{e007e}]*[\u{e0001}-\u{e007f}]?)|[\u{e0001}-\u{e007f}]+/gu;
/**
 * Signs that nobody sees: soft hyphens, zero-width spaces, marks, embeddings and isolates of the direction of writing,
 * byte-order marks, fillers, notes between the lines, and the place of a picture that was not copied.
 */
const UNSEEN = /[\u034f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffc]/gu;
/** Control characters that are neither a line break nor a tab. */
const CONTROLS = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;
/** A no-break, thin or ideographic space, a blank of Braille, a tab, a break of a typesetter's line. */
const SPACES = /[\p{Z}\t\u2800]/gu;
/** Capital and small letters, digits and signs as wide as a Chinese one. */
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_WIDTH_OFFSET = 0xff01 - 0x21;
/** What a typesetter makes of ff, fi and st. */
const LIGATURES = /[\ufb00-\ufb06]/gu;
/** A variant of the sign before it, where that has none; unseen as well, and able to hide a text. */
const LOOSE_VARIANTS =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})\ufe0f(?!\u20e3)|(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu;
const PHONE_LABEL =
  /^[-\s]*(?:[☎☏✆📞📱]\ufe0f?\s*)?(?:(?:t|m|p|gsm|tel|mob|fon|phone|mobile?|mobiel|handy|telefoon|telefon|whatsapp)(?:[.\s]*(?:nr|nummer))?(?!\p{L})[.:/\s]*)?/iu;
/** Without what stands before it, an expression that ends in $ begins anew at every sign of a row that does not end the text. */
const PHONE_SIGNS_BEHIND = /(?<!\s|[☎☏✆📞📱]\ufe0f?)(?:\s|[☎☏✆📞📱]\ufe0f?)+$/u;
const LAST_SIGNS = /(?<![\s.,;])[\s.,;]+$/;
const BRACKETS_BEHIND = /(?<!["'>)\u2019\u201d])["'>)\u2019\u201d]+$/;
const DASHES = /[\p{Pd}\u2043\u2212\u02d7]/gu;
const DIGITS = /\p{Nd}/gu;

/** One line: a name, a title, an address. Its hyphens, apostrophes and accents stay, and line breaks are left to its rules. */
export function cleanLine(text: string): string {
  if (text.length > LONGEST_LINE) return text;
  return visible(text)
    .replace(SPACES, " ")
    .replace(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET))
    .trim();
}

/** A text of many lines: line breaks and emoji stay as they are. */
export function cleanText(text: string): string {
  if (text.length > LONGEST_TEXT) return text;
  return visible(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?!\t)[\p{Zs}\u2800]/gu, " ")
    .trim();
}

/** What is compared letter by letter: a number, a date, a postcode, an address of the web. Dashes are hyphens, digits 0 to 9. */
export function cleanCode(text: string): string {
  if (text.length > LONGEST_LINE) return text;
  return cleanLine(withFewMarks(text).normalize("NFKC"))
    .replace(/[\u200c\u200d]/g, "")
    .replace(DASHES, "-")
    .replace(DIGITS, digitOf);
}

/** A telephone number, also as a link or a signature has it: `tel:+31 20 …`, `T. 020 …`, `☎ 020 …`. */
export function cleanPhone(text: string): string {
  return cleanCode(text)
    .replace(PHONE_LABEL, "")
    .replace(PHONE_SIGNS_BEHIND, "")
    .replace(/(?<![_,])[_,]+(?=\d)/g, " ")
    .replace(/^\+\s+/, "+")
    .replace(/^\[([^\]]*)\]/, "($1)")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/(?:(?<!\s)\s+)?[\u00b7\u2022\u2219]\s*/g, ".")
    .replace(LAST_SIGNS, "");
}

/** The bank's code after an account of the same country, as online banking shows both. */
const BIC_BEHIND = /^(([A-Z]{2})\d{2}[A-Z\d]{11,30}?)(?:BIC|SWIFT){0,2}[A-Z]{4}\2[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

/** A bank account: capital letters and digits alone, without the words `IBAN` or `rekeningnummer` in front or a BIC behind. */
export function cleanIban(text: string): string {
  return cleanCode(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase()
    .replace(/^(?:IBAN|REKENING)(?:NUMMER|NR|NO)?(?=[A-Z]{2}\d{2})/, "")
    .replace(BIC_BEHIND, "$1");
}

/** A mail address, also as a link, a signature or the header of a mail has it: `mailto:anna@…`, `E-mail: anna@…`, `Anna <anna@…>`. */
export function cleanEmail(text: string): string {
  return (
    cleanCode(text)
      .replace(/^mailto:([^?]*).*$/i, "$1")
      .replace(/^e-?mail\p{L}*\s*:\s*/iu, "")
      .replace(/^[^<>@]*<([^<>]*)>$/, (_, address: string) => address.trim())
      .replace(/^["'<(\u2018\u201c\u201e]+/, "")
      .replace(BRACKETS_BEHIND, "")
      // Telephones put a curly apostrophe where nobody asked for one.
      .replace(/[\u2018\u2019]/g, "'")
      .replaceAll("\u3002", ".")
      .replace(LAST_SIGNS, "")
  );
}

/** An address of the web, also as it stands in a text: `<https://…>`, `"www…"`, or at the end of a sentence. */
export function cleanWebsite(text: string): string {
  const address = cleanLine(text)
    .replace(/^(?:web)?site\s*:\s*/i, "")
    .replace(LAST_SIGNS, "")
    .replace(/^<(.*)>$|^"(.*)"$|^\((.*)\)$/, "$1$2$3");
  const host = /^(?:[a-z]+:[/\s]*)?[^/?#]*/i.exec(address)?.[0] ?? "";
  // Behind the host every sign may count: a dash there is not a hyphen.
  return cleanCode(host) + address.slice(host.length);
}

/** A day, also as people here write it: `18-6-2027`, `18.06.2027` and `18/6/2027` are `2027-06-18`. */
export function cleanDay(text: string): string {
  const day = cleanCode(text);
  const written = /^(\d{1,2})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{4})$/.exec(day);
  if (!written) return day;
  const [, date = "", month = "", year = ""] = written;
  return [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
}

function visible(text: string): string {
  return withFewMarks(text)
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(HIDDEN_LETTERS, "$1")
    .replace(LOOSE_JOINERS, "")
    .replace(LOOSE_VARIANTS, "")
    .replace(CONTROLS, "")
    .replace(LIGATURES, (sign) => sign.normalize("NFKC"));
}

function withFewMarks(text: string): string {
  return text.replace(HEAPED_MARKS, "$1");
}

/** Unicode has the ten digits of a script one behind the other, and the rows of two scripts never out of step. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
