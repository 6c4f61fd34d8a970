/**
 * Normalises text input: every text of a form passes one of these functions, in the browser and on the server, before its
 * validation. The result is stored. Search texts use a smaller one (text-from.ts).
 */

/**
 * In UTF-16 units, above the limit of every field: a longer text is not cleaned, and its validation fails. Every expression
 * below is linear, so that a hostile text cannot block the server.
 */
const LONGEST_LINE = 2_000;
const LONGEST_TEXT = 20_000;

/**
 * More combining marks on one letter than any language needs: normalising them takes quadratic time. Unicode's stream-safe
 * text has at most 30 (UAX #15).
 */
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;
/** Letters of scripts that use zero-width (non-)joiners, such as Persian and Hindi, unlike Latin, Greek and Cyrillic. */
const JOINABLE = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])[\p{L}\p{M}]`;
/** The end of an emoji, which a zero-width joiner combines with the next one: 👨‍👩‍👧. */
const EMOJI_END = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]`;
/** Joiners that join nothing: in a run after a letter, all but the first. */
const STRAY_JOINERS = new RegExp(String.raw`(?<!${JOINABLE})\u200c+|(?<!${JOINABLE}|${EMOJI_END})\u200d+`, "gu");
/** Invisible tag characters: part of the flags of England, Scotland and Wales (kept as $1), and hidden text anywhere else. */
const TAG_CHARACTERS = /(\u{1f3f4}[\u{e0020}-\u{e007e}]*[\u{e0001}-\u{e007f}]?)|[\u{e0001}-\u{e007f}]+/gu;
/**
 * Invisible characters: soft hyphens, zero-width spaces, bidirectional marks, embeddings and isolates, byte-order marks,
 * fillers, interlinear annotations, and the placeholder of an object that was not copied.
 */
const INVISIBLE = /[\u034f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffc]/gu;
/** Control characters other than line breaks and tabs. */
const CONTROLS = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;
/** No-break, thin, ideographic and Braille spaces, tabs, line and paragraph separators. */
const SPACES = /[\p{Z}\t\u2800]/gu;
/** Full-width letters, digits and punctuation. */
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_WIDTH_OFFSET = 0xff01 - 0x21;
/** Such as ﬀ, ﬁ and ﬆ. */
const LIGATURES = /[\ufb00-\ufb06]/gu;
/** Variation selectors after characters without variants: invisible, and able to hide a text. */
const STRAY_VARIATION_SELECTORS =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})\ufe0f(?!\u20e3)|(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu;
const PHONE_LABEL =
  /^[-\s]*(?:[☎☏✆📞📱]\ufe0f?\s*)?(?:(?:t|m|p|gsm|tel|mob|fon|phone|mobile?|mobiel|handy|telefoon|telefon|whatsapp)(?:[.\s]*(?:nr|nummer))?(?!\p{L})[.:/\s]*)?/iu;
/** The lookbehind keeps expressions that end in $ linear: without it they start again at every character of a run. */
const TRAILING_PHONE_SYMBOLS = /(?<!\s|[☎☏✆📞📱]\ufe0f?)(?:\s|[☎☏✆📞📱]\ufe0f?)+$/u;
const TRAILING_PUNCTUATION = /(?<![\s.,;])[\s.,;]+$/;
const TRAILING_QUOTES = /(?<!["'>)\u2019\u201d])["'>)\u2019\u201d]+$/;
const DASHES = /[\p{Pd}\u2043\u2212\u02d7]/gu;
const DIGITS = /\p{Nd}/gu;

/** One line: a name, a title, an address. Keeps hyphens, apostrophes, accents, and line breaks, which validation rejects. */
export function cleanLine(text: string): string {
  if (text.length > LONGEST_LINE) return text;
  return visible(text)
    .replace(SPACES, " ")
    .replace(FULL_WIDTH, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET))
    .trim();
}

/** A text of several lines: keeps line breaks and emoji. */
export function cleanText(text: string): string {
  if (text.length > LONGEST_TEXT) return text;
  return visible(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?!\t)[\p{Zs}\u2800]/gu, " ")
    .trim();
}

/** A number, date, postcode or URL: dashes become hyphens, and digits of any script 0 to 9. */
export function cleanCode(text: string): string {
  if (text.length > LONGEST_LINE) return text;
  return cleanLine(withFewMarks(text).normalize("NFKC"))
    .replace(/[\u200c\u200d]/g, "")
    .replace(DASHES, "-")
    .replace(DIGITS, digitOf);
}

/** A telephone number, also in the form of a link or signature: `tel:+31 20 …`, `T. 020 …`, `☎ 020 …`. */
export function cleanPhone(text: string): string {
  return cleanCode(text)
    .replace(PHONE_LABEL, "")
    .replace(TRAILING_PHONE_SYMBOLS, "")
    .replace(/(?<![_,])[_,]+(?=\d)/g, " ")
    .replace(/^\+\s+/, "+")
    .replace(/^\[([^\]]*)\]/, "($1)")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/(?:(?<!\s)\s+)?[\u00b7\u2022\u2219]\s*/g, ".")
    .replace(TRAILING_PUNCTUATION, "");
}

/** A BIC of the same country after an IBAN, as online banking shows both. */
const TRAILING_BIC = /^(([A-Z]{2})\d{2}[A-Z\d]{11,30}?)(?:BIC|SWIFT){0,2}[A-Z]{4}\2[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

/** An IBAN: capital letters and digits only, without a leading `IBAN` or `rekeningnummer` and a trailing BIC. */
export function cleanIban(text: string): string {
  return cleanCode(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase()
    .replace(/^(?:IBAN|REKENING)(?:NUMMER|NR|NO)?(?=[A-Z]{2}\d{2})/, "")
    .replace(TRAILING_BIC, "$1");
}

/** A mail address, also in the form of a link, signature or mail header: `mailto:anna@…`, `E-mail: anna@…`, `Anna <anna@…>`. */
export function cleanEmail(text: string): string {
  return (
    cleanCode(text)
      .replace(/^mailto:([^?]*).*$/i, "$1")
      .replace(/^e-?mail\p{L}*\s*:\s*/iu, "")
      .replace(/^[^<>@]*<([^<>]*)>$/, (_, address: string) => address.trim())
      .replace(/^["'<(\u2018\u201c\u201e]+/, "")
      .replace(TRAILING_QUOTES, "")
      // Keyboards of phones insert curly apostrophes.
      .replace(/[\u2018\u2019]/g, "'")
      .replaceAll("\u3002", ".")
      .replace(TRAILING_PUNCTUATION, "")
  );
}

/** A web address, also as it appears in a text: `<https://…>`, `"www…"`, or at the end of a sentence. */
export function cleanWebsite(text: string): string {
  const address = cleanLine(text)
    .replace(/^(?:web)?site\s*:\s*/i, "")
    .replace(TRAILING_PUNCTUATION, "")
    .replace(/^<(.*)>$|^"(.*)"$|^\((.*)\)$/, "$1$2$3");
  const host = /^(?:[a-z]+:[/\s]*)?[^/?#]*/i.exec(address)?.[0] ?? "";
  // After the host every character may be significant: a dash is not a hyphen there.
  return cleanCode(host) + address.slice(host.length);
}

/** A date, also in local notation: `18-6-2027`, `18.06.2027` and `18/6/2027` become `2027-06-18`. */
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
    .replace(INVISIBLE, "")
    .replace(TAG_CHARACTERS, "$1")
    .replace(STRAY_JOINERS, "")
    .replace(STRAY_VARIATION_SELECTORS, "")
    .replace(CONTROLS, "")
    .replace(LIGATURES, (ligature) => ligature.normalize("NFKC"));
}

function withFewMarks(text: string): string {
  return text.replace(EXCESS_MARKS, "$1");
}

/** Unicode assigns consecutive code points to the ten digits of a script; adjacent runs are multiples of ten. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
