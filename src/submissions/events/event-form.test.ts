import { expect, test } from "vitest";
import { readEventForm } from "./event-form.ts";

const FILLED = {
  title: "Open dag van de speeltuin",
  description: "Alle toestellen doen mee.",
  startDate: "2027-06-18",
  endDate: "",
  website: "www.dewip.example",
  mediaId: "12",
  address: "Wipstraat 12",
  zipcode: "3511 AB",
  city: "Utrecht",
  province: "Utrecht",
  name: "Noor Bakker",
  companyName: "",
  email: "noor@dewip.example",
  iban: "nl91 abna 0417 1643 00",
};

function read(changes: Partial<Record<keyof typeof FILLED, string>> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...FILLED, ...changes })) form.set(field, value);
  return readEventForm(form);
}

/** Errors by field. */
function wrong(changes: Parameters<typeof read>[0]): Record<string, string> {
  const result = read(changes);
  if (result.kind === "filled") return {};
  return Object.fromEntries(result.errors.map(({ field, key }) => [field, key.replace("eventForm.errors.", "")]));
}

test("a filled form becomes a body: optional fields null, the IBAN without spaces, the website with a scheme", () => {
  expect(read()).toMatchObject({
    kind: "filled",
    body: { endDate: null, companyName: null, iban: "NL91ABNA0417164300", website: "https://www.dewip.example", media: { id: 12 } },
  });
});

test("an empty form gets an error for each missing field, in the order of the form", () => {
  const result = readEventForm(new FormData());
  expect(result.kind === "wrong" && result.errors.map(({ field }) => field)).toEqual([
    ...["title", "description", "startDate", "website", "media", "address", "zipcode", "city", "province", "name", "email", "iban"],
  ]);
});

test.for([
  ["DE89370400440532013000", "of Germany"],
  ["BE68 5390 0754 7034", "of Belgium, with spaces"],
  ["FR14-2004-1010-0505-0001-3M02-606", "of France, with hyphens"],
  ["NO9386011117947", "of Norway, the shortest"],
  ["MT84MALT011000012345MTLCAST001S", "of Malta, the longest"],
  ["IBAN NL91\u00a0ABNA\u202f0417\u20091643\t00", "with spaces of a typesetter and its name in front"],
  ["\u202aNL91\u200bABNA\u20110417\u201116430\u20110\u202c", "with non-breaking hyphens and invisible characters"],
] as const)("an IBAN %s %s is accepted", ([iban]) => {
  expect(wrong({ iban })).toEqual({});
});

test.for([
  ["NL91ABNA0417164301", "with a wrong check"],
  ["NL91ABNA041716430", "of the Netherlands with a digit too few"],
  ["NL91ABNA04171643000", "and with one too many"],
  ["NL910417164300ABNA", "with the bank in the wrong place"],
  ["DE8937040044053201300", "of Germany with a digit too few"],
  ["BE68539007547035", "of Belgium with a wrong check of its own"],
  ["BE71096123456760", "of Belgium whose own two check digits are wrong"],
  ["XX91ABNA0417164300", "of no country"],
  ["123456789", "of before there were IBANs"],
  ["geen", "that is none"],
  ["x".repeat(61), "of 61 characters"],
] as const)("an IBAN %s %s is refused", ([iban]) => {
  expect(wrong({ iban })).toEqual({ iban: "ibanInvalid" });
});

test.for([
  ["https://dewip.example/open-dag?x=1#y", "https://dewip.example/open-dag?x=1#y"],
  ["HTTP://dewip.example", "http://dewip.example"],
  ["dewip.example:8080/x", "https://dewip.example:8080/x"],
  ["//dewip.example", "https://dewip.example"],
  ["bücher.example", "https://bücher.example"],
  ["\u200bwww.dewip.example\u200e", "https://www.dewip.example"],
  ["\ufeffhttps://dewip.example/\u00a0", "https://dewip.example/"],
] as const)("the website %s is %s", ([website, kept]) => {
  expect(read({ website })).toMatchObject({ body: { website: kept } });
});

test.for([
  "javascript:alert(1)",
  "JavaScript://dewip.example/%0aalert(1)",
  "data:text/html,x",
  "ftp://dewip.example",
  "mailto:noor@dewip.example",
  "https://bank.example@dewip.example",
  "https:dewip.example",
  "https://localhost",
  "https://10.0.0.12",
  "dewip",
  "de wip.example",
])("the website %s is refused", (website) => {
  expect(wrong({ website })).toEqual({ website: "websiteInvalid" });
});

test("an end before the start is an error beside others, one on the same day is not", () => {
  expect(wrong({ endDate: "2027-06-17", title: "" })).toEqual({ endDate: "endBeforeStart", title: "titleRequired" });
  expect(wrong({ endDate: "2027-06-18" })).toEqual({});
});

test.for([
  ["startDate", "2027-02-30", "dateInvalid"],
  ["startDate", "31-02-2027", "dateInvalid"],
  ["endDate", "morgen", "dateInvalid"],
  ["endDate", "2027-06", "dateInvalid"],
  ["mediaId", "0", "mediaRequired"],
  ["mediaId", "12.5", "mediaRequired"],
  ["mediaId", "99999999999", "mediaRequired"],
  ["email", "noor@", "emailInvalid"],
  ["name", "…", "nameRequired"],
  ["description", " \n ", "descriptionRequired"],
  ["description", "a".repeat(10_001), "tooLong"],
  ["title", "a".repeat(201), "tooLong"],
  ["city", "Utrecht\nBcc: x@elders.example", "oneLine"],
] as const)("%s of %j gets the error %s", ([field, value, key]) => {
  expect(wrong({ [field]: value })).toEqual({ [field === "mediaId" ? "media" : field]: key });
});
