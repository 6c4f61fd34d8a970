import { expect, test } from "vitest";
import { brandOfHost, brands } from "./brands.ts";
import { messageOf } from "./message-of.ts";
import { wordsOf } from "./words.ts";

test.for([
  ["nl.localhost", 1],
  ["be.localhost", 4],
  ["de.localhost", 2],
  ["kids.localhost", 3],
  ["www.uitjesbaas.nl", 1],
  ["www.uitjesbaas.be", 4],
  ["test.ausflugsbaas.de", 2],
  ["KIDSUITJES.NL", 3],
  ["example.com", 1],
  ["127.0.0.1", 1],
] as const)("the host %s is the brand %i", ([host, id]) => {
  expect(brandOfHost(host).id).toBe(id);
});

test("the fragments are looked up in the order 4, 1, 2, 3", () => {
  expect(brands.map(({ id }) => id)).toEqual([4, 1, 2, 3]);
});

test("the brands speak Dutch, Flemish, German, and Dutch to families", () => {
  expect(brands.map(({ key, locale }) => [key, locale])).toEqual([
    ["be", "be"],
    ["nl", "nl"],
    ["de", "de"],
    ["kids", "nl"],
  ]);
});

test("every word catalogue has every text, and the German one in German", () => {
  const [nl, be, de] = [wordsOf("nl"), wordsOf("be"), wordsOf("de")];
  // Exceptions that only some languages have.
  const exceptions = new Set(["where", "tagNames"]);
  const keysOf = (value: object): string[] =>
    Object.entries(value).flatMap(([key, part]) =>
      typeof part === "object" && part !== null && !exceptions.has(key) ? keysOf(part).map((inner) => `${key}.${inner}`) : [key],
    );
  expect(keysOf(be)).toEqual(keysOf(nl));
  expect(keysOf(de).toSorted()).toEqual(keysOf(nl).toSorted());
  expect(JSON.stringify(de)).not.toMatch(/\b(het|een|uitje|niet|naar)\b/);
});

test("the messages of the quote form are those of the specification", () => {
  const { errors, error } = wordsOf("nl").contactForm;
  expect(errors.nameRequired).toBe("Vul uw naam in");
  expect(errors.emailRequired).toBe("Vul uw e-mailadres in");
  expect(errors.emailInvalid).toBe("Geen valide e-mailadres");
  expect(errors.phoneRequired).toBe("Vul uw telefoonnummer in");
  expect(errors.phoneInvalid).toBe("Vul een geldig telefoonnummer in");
  expect(error.message).toBe("Het formulier kon niet worden verzonden. Probeer het later nog eens.");
  expect(wordsOf("de").contactForm.error.message).toBe(
    "Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
  );
  expect(wordsOf("nl").notFound).toMatchObject({
    title: "Oeps! Pagina niet gevonden.",
    text: "We helpen je graag de weg weer terug te vinden.",
  });
});

test("an unknown key has a general message", () => {
  expect(messageOf(wordsOf("nl"), "contactForm.errors.nameRequired")).toBe("Vul uw naam in");
  expect(messageOf(wordsOf("nl"), "no.such.key")).toBe("Deze waarde kan hier niet");
});
