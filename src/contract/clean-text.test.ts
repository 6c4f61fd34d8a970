import { describe, expect, test } from "vitest";
import { cleanCode, cleanDay, cleanEmail, cleanIban, cleanLine, cleanPhone, cleanText, cleanWebsite } from "./clean-text.ts";

describe("a line", () => {
  test.for([
    ["\u202aAnna de Vries\u202c", "Anna de Vries"],
    ["\u2067Anna\u2069 \u200fde\u200e Vries", "Anna de Vries"],
    ["\ufeff\u200bAnna\u00a0de\u202fVries\t", "Anna de Vries"],
    ["An\u00adna d\u2060e Vries", "Anna de Vries"],
    ["Anna\u200c de\u200d Vries", "Anna de Vries"],
    ["Ａｎｎａ\u3000ｄｅ Ｖｒｉｅｓ", "Anna de Vries"],
    ["Anna\u{e0061}\u{e0062} de Vries\ufffc", "Anna de Vries"],
    ["Anna\u2028de Vries\u0007", "Anna de Vries"],
    ["Rene\u0301 Gra\ufb03ti", "René Graffiti"],
    ["Anna\ufe0f\u{e0101} de Vries", "Anna de Vries"],
    ["Anna de Vries 2\ufe0f", "Anna de Vries 2"],
  ] as const)("%j becomes %s", ([pasted, cleaned]) => {
    expect(cleanLine(pasted)).toBe(cleaned);
  });

  test.for([
    "Renée d’Arc-O'Neill",
    "Bakkerij ‘De Korenbloem’ – sinds 1900",
    "Łukasz Żółć",
    "Zoë & Søn ™",
    "محمد می‌خواهم",
    "दीक्‍षा",
    "山田太郎",
  ])("%s stays as it is", (typed) => {
    expect(cleanLine(typed)).toBe(typed);
  });

  test("keeps a line break, which the rule of the field refuses", () => {
    expect(cleanLine("Anna\r\nBcc: x@y.example")).toContain("\n");
  });
});

describe("a text of several lines", () => {
  test("keeps its lines, combined emoji, flags, and joiners of other scripts", () => {
    const typed = "Met 👨‍👩‍👧 en 👩🏽‍🚀 ❤️‍🔥,\n\n1\t2 – 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇳🇱\nمی‌خواهم क्‍ष";
    expect(cleanText(typed)).toBe(typed);
  });

  test("loses invisible characters, and gets one kind of line break", () => {
    expect(cleanText("\ufeffGraag\u00a0met\u200b lunch\r\nen \u202ezonder\u202c no\u00adten\u2028\u2029 ")).toBe(
      "Graag met lunch\nen zonder noten",
    );
  });
});

test.for([
  ["２０", "20"],
  ["٢٠", "20"],
  ["२०", "20"],
  ["\u200b20\u00a0", "20"],
  ["2027\u201106\u201018", "2027-06-18"],
  ["2027−06–18", "2027-06-18"],
  ["３５１１\u2009ＡＢ", "3511 AB"],
  ["\u200bwww.linge\u2011tocht.example\u200d", "www.linge-tocht.example"],
] as const)("the code %j becomes %s", ([pasted, cleaned]) => {
  expect(cleanCode(pasted)).toBe(cleaned);
});

test.for([
  ["(+31) 20 123 45 67", "(+31) 20 123 45 67"],
  ["\u202d+31 20 123 45 67\u202c", "+31 20 123 45 67"],
  ["\u200e06\u201112345678", "06-12345678"],
  ["06–1234—5678", "06-1234-5678"],
  ["＋３１ ２０ １２３４５６７", "+31 20 1234567"],
  ["tel:+31201234567", "+31201234567"],
  ["Telefoon: 020 123 45 67", "020 123 45 67"],
  ["☎️ 020 123 45 67", "020 123 45 67"],
  ["Mobiel 06 1234 5678,", "06 1234 5678"],
  ["[+31] 20 123 45 67", "(+31) 20 123 45 67"],
  ["T. 020\u00a0123\u202f45\u200967", "020 123 45 67"],
  ["06 · 12 · 34 · 56 · 78", "06.12.34.56.78"],
  ["030∕231 251⁄00", "030/231 251/00"],
  ["– 06 12345678", "06 12345678"],
  ["+ 31 6 1234 5678", "+31 6 1234 5678"],
  ["WhatsApp 06_12345678", "06 12345678"],
  ["06,12345678\ufe0f", "06 12345678"],
  ["06 12345678 ☎️", "06 12345678"],
] as const)("the telephone number %j becomes %s", ([pasted, cleaned]) => {
  expect(cleanPhone(pasted)).toBe(cleaned);
});

test.for([
  "NL91\u00a0ABNA\u00a00417\u00a01643\u00a000",
  "NL91\u202fABNA\u20090417\u20071643\t00",
  "\u202aNL91 ABNA\u200b 0417 1643 00\u202c",
  "NL91\u2011ABNA\u20130417-1643\u221200",
  "IBAN NL91 ABNA 0417 1643 00",
  "iban: nl91abna0417164300",
  "IBAN-nr. NL91.ABNA.0417.1643.00",
  "IBAN (NL91_ABNA_0417_1643_00),",
  "IBAN: NL91 ABNA 0417 1643 00, BIC: ABNANL2A",
  "NL91 ABNA 0417 1643 00 (ABNANL2AXXX)",
  "ＮＬ９１ＡＢＮＡ０４１７１６４３００",
  "Rekeningnummer: NL91 ABNA 0417 1643 00",
])("the IBAN %j is reduced to its letters and digits", (pasted) => {
  expect(cleanIban(pasted)).toBe("NL91ABNA0417164300");
});

test.for([
  "\u200banna@bedrijf.example\u00a0",
  "mailto:anna@bedrijf.example",
  "Anna de Vries <anna@bedrijf.example>",
  "anna@bedrijf.example;",
  "E-mailadres: anna@bedrijf.example",
  "‘anna@bedrijf.example’",
  "anna@bedrijf.example>",
  "ａｎｎａ＠bedrijf。example",
])("the mail address is extracted from %j", (pasted) => {
  expect(cleanEmail(pasted)).toBe("anna@bedrijf.example");
});

test("a curly apostrophe in a mail address becomes a straight one", () => {
  expect(cleanEmail("Maeve.O’Brien@bedrijf.example")).toBe("Maeve.O'Brien@bedrijf.example");
});

test.for([
  ["18-6-2027", "2027-06-18"],
  ["18.06.2027", "2027-06-18"],
  ["18 / 6 / 2027", "2027-06-18"],
  ["2027–06–18", "2027-06-18"],
  ["31-02-2027", "2027-02-31"],
  ["6/18", "6/18"],
  ["in juni", "in juni"],
])("the date %j becomes %s", ([typed, day]) => {
  expect(cleanDay(typed ?? "")).toBe(day);
});

test("the NO of a Norwegian IBAN is not removed as the abbreviation of number", () => {
  expect(cleanIban("IBAN NO93 8601 1117 947")).toBe("NO9386011117947");
});

test.for([
  "<https://linge.example/kano>",
  '"https://linge.example/kano"',
  "(https://linge.example/kano)",
  "Website: https://linge.example/kano",
  "\u200bhttps://linge.example/kano\u202c.",
  "https：／／linge．example/kano",
])("the website is extracted from %j", (pasted) => {
  expect(cleanWebsite(pasted)).toBe("https://linge.example/kano");
});

test("a dash in the path of a website is kept", () => {
  expect(cleanWebsite("https://linge\u2011tocht.example/2027–2028")).toBe("https://linge-tocht.example/2027–2028");
});

describe("the expressions that bound the cost of a text do not change ordinary text", () => {
  test.for([
    ["Anna < anna@korenbloem.example >", cleanEmail, "anna@korenbloem.example"],
    ["<anna@korenbloem.example>)", cleanEmail, "anna@korenbloem.example"],
    ["020 · 123 · 45 67", cleanPhone, "020.123.45 67"],
    ["020_123,,45 ☎ 📞\ufe0f", cleanPhone, "020 123 45"],
    ["www.linge.example., ;", cleanWebsite, "www.linge.example"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿 Anna\u{e0061}\u{e007f}", cleanLine, "🏴󠁧󠁢󠁥󠁮󠁧󠁿 Anna"],
    [`a${"\u0331".repeat(30)}`, cleanLine, `a${"\u0331".repeat(30)}`],
  ] as const)("%j is cleaned as before", ([typed, clean, cleaned]) => {
    expect(clean(typed)).toBe(cleaned);
  });

  test("a text that is too long for any field is not cleaned", () => {
    const long = ` ${"a".repeat(20_001)} `;
    expect([cleanLine, cleanText, cleanCode].map((clean) => clean(long) === long)).toEqual([true, true, true]);
  });
});
