import { expect, test } from "vitest";
import { valuesOf } from "../read-form.ts";
import { signalsOf } from "../../abuse/signals.ts";
import { QUOTE_FIELDS, readQuoteForm } from "./quote-form.ts";

const FILLED = {
  name: " Anna de Vries ",
  gender: "vrouw",
  companyName: "",
  email: "anna@bedrijf.example",
  phone: "06 1234 5678",
  numberOfPersons: "20",
  plannedDate: "2027-05-12",
  address: "",
  zipcode: "",
  city: " Utrecht",
  description: "",
  website_confirm: "",
};

function formWith(changes: Record<string, string>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...FILLED, ...changes })) form.set(field, value);
  return form;
}

function errorsWith(changes: Record<string, string>): unknown {
  const read = readQuoteForm(formWith(changes));
  return read.kind === "wrong" ? read.errors : [];
}

test("a filled form becomes a body: texts trimmed, empty fields null, persons a number", () => {
  expect(readQuoteForm(formWith({ subscribe: "on" }))).toEqual({
    kind: "filled",
    body: {
      name: "Anna de Vries",
      gender: "vrouw",
      companyName: null,
      email: "anna@bedrijf.example",
      phone: "06 1234 5678",
      numberOfPersons: 20,
      plannedDate: "2027-05-12",
      address: null,
      zipcode: null,
      city: "Utrecht",
      description: null,
      subscribe: true,
    },
  });
});

test("a box that is not ticked sends nothing, and subscribes nobody", () => {
  const read = readQuoteForm(formWith({}));
  expect(read).toMatchObject({ kind: "filled", body: { subscribe: false } });
});

test("only name, mail address and telephone are required, each with its own message", () => {
  expect(errorsWith({ name: "  ", email: "", phone: "", numberOfPersons: "", plannedDate: "", city: "" })).toEqual([
    { field: "name", key: "contactForm.errors.nameRequired" },
    { field: "email", key: "contactForm.errors.emailRequired" },
    { field: "phone", key: "contactForm.errors.phoneRequired" },
  ]);
});

test.for([
  ["\u00a020\u200b", 20],
  ["２０", 20],
  ["1.000", 1000],
  ["10 000", 10_000],
] as const)("%j is a number of persons: %d", ([text, persons]) => {
  expect(readQuoteForm(formWith({ numberOfPersons: text }))).toMatchObject({ body: { numberOfPersons: persons } });
});

test.for([
  ...["20-25", "20–25", "30+", "25 personen", "ca. 20", "twintig", "1.00", "1.0000", "1,000", "−3"],
  ...["1.5", "abc", "0", "-3", "1e3", "0x10", "10001", "99999999999999999999"],
])("%s is no number of persons", (text) => {
  expect(errorsWith({ numberOfPersons: text })).toEqual([{ field: "numberOfPersons", key: "contactForm.errors.personsInvalid" }]);
});

test.for(["12345678", "+31 (0)20 123-4567", "020/123.45.67", "123456789012345"])("%s is a telephone", (phone) => {
  expect(errorsWith({ phone })).toEqual([]);
});

test.for(["1234567", "1234567890123456", "0612345678 of 0687654321", "bel maar"])("%s is no telephone", (phone) => {
  expect(errorsWith({ phone })).toEqual([{ field: "phone", key: "contactForm.errors.phoneInvalid" }]);
});

test.for(["anna", "anna@", "anna@bedrijf.example\r\nBcc: x@y.example", "a,b@bedrijf.example", "anna @bedrijf.example"])(
  "%j is no mail address",
  (email) => {
    expect(errorsWith({ email })).toEqual([{ field: "email", key: "contactForm.errors.emailInvalid" }]);
  },
);

test("a date that does not exist, a telephone of letters and an unknown salutation are refused", () => {
  for (const plannedDate of ["31-02-2027", "2027-06", "juni"]) {
    expect(errorsWith({ plannedDate })).toEqual([{ field: "plannedDate", key: "contactForm.errors.dateInvalid" }]);
  }
  expect(errorsWith({ plannedDate: "2027-02-30", phone: "bel maar", gender: "robot" })).toEqual([
    { field: "gender", key: "problem.fieldInvalid" },
    { field: "phone", key: "contactForm.errors.phoneInvalid" },
    { field: "plannedDate", key: "contactForm.errors.dateInvalid" },
  ]);
});

test("the entered values are kept when a field is wrong", () => {
  const form = formWith({ email: "anna@", description: "Graag met lunch", subscribe: "on" });
  expect(readQuoteForm(form).kind).toBe("wrong");
  expect(valuesOf(form, QUOTE_FIELDS)).toMatchObject({
    ...{ name: "Anna de Vries", email: "anna@", description: "Graag met lunch", numberOfPersons: "20", subscribe: "on" },
  });
});

test("the ages of children stand above the remark, under the label of their form", () => {
  const asks = { ages: "Leeftijd van de kinderen" };
  const description = (changes: Record<string, string>, fields?: typeof asks) => readQuoteForm(formWith(changes), fields);
  expect(description({ ages: " 4 en 7 ", description: "Met taart?" }, asks)).toMatchObject({
    body: { description: "Leeftijd van de kinderen: 4 en 7\n\nMet taart?", gender: "vrouw" },
  });
  expect(description({ ages: "4 en 7" }, asks)).toMatchObject({ body: { description: "Leeftijd van de kinderen: 4 en 7" } });
  expect(description({ ages: "", description: "" }, asks)).toMatchObject({ body: { description: null } });
  expect(description({ ages: "4 en 7" })).toMatchObject({ body: { description: null } });
  expect(description({ ages: "4 en 7", description: "o".repeat(4_000) }, asks).kind).toBe("filled");
  expect(description({ ages: "4 ".repeat(60) }, asks)).toEqual({
    kind: "wrong",
    errors: [{ field: "ages", key: "contactForm.errors.tooLong" }],
  });
});

test("a form with missing fields and files gives errors, not an exception", () => {
  const form = new FormData();
  form.set("name", new File(["x"], "x.txt"));
  expect(readQuoteForm(form)).toMatchObject({ kind: "wrong" });
  expect(valuesOf(form, QUOTE_FIELDS)).toEqual({});
});

test("a filled honeypot is detected", () => {
  expect(signalsOf(formWith({ website_confirm: "https://spam.example" })).isTrapped).toBe(true);
  expect(signalsOf(formWith({})).isTrapped).toBe(false);
  expect(signalsOf(new FormData()).isTrapped).toBe(false);
});
