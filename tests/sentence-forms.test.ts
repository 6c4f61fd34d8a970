import { expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { understand } from "../src/sentences/understand.ts";
import type { Understood } from "../src/sentences/understood.ts";
import { starterFacts } from "./support/sentences.ts";

const TODAY = new Date("2026-11-28T12:00:00Z");
const facts = new Map(brands.map((brand) => [brand.key as string, starterFacts(brand)]));

/** Phrasings of the same condition: X is a number, Y a larger one, P a place. */
const FORMS = {
  nl: {
    persons: [
      ...["X collega's", "met X collegas bowlen", "groep van X", "groepje van X, bowlen", "wij zijn met X", "we zijn met z'n X", "voor X"],
      ...["voor X man", "X pers.", "X p", "Xp", "Xpers", "X personen", "personen: X", "aantal X", "aantal personen X", "met ong. X man"],
      ...["ca. X man", "minimaal X man", "max X personen", "maximaal X mensen", "X+ personen", "team (X)", "team van X", "X medewerkers"],
      ...["een team van X mensen", "X deelnemers", "X vrouwen", "X dames", "X vrienden", "met X ouders", "X studenten", "X vrijwilligers"],
      ...["X leden", "X gasten", "X volwassenen", "een stuk of X", "rond de X mensen", "bowlen X man", "bowlen met X", "bowlen voor X"],
      ...["bowlen (X personen)", "bowlen X pax", "ploeg van X man", "afdeling van X", "klas van X", "kantoor van X", "vakgroep (X)"],
      ...["bowlen met X mensen van mijn werk", "ik zoek iets voor X collega's", "we komen met X", "X kerels, kanoën, weekend"],
    ],
    personsUpToY: ["X à Y man", "X-Y personen", "tussen X en Y personen", "X tot Y collega's"],
    minimumAge: [],
    place: "Breda",
    radiusKm: [
      ...["binnen X km van P", "binnen een straal van X km rond P", "binnen een radius van X km van P", "straal X km P", "P straal X km"],
      ...["P + X km", "P +Xkm", "P (max X km)", "P max X km", "P Xkm", "P, binnen X kilometer", "P en X km eromheen", "Xkm from P"],
      ...["hooguit X km van P vandaan", "op maximaal X kilometer van P", "niet meer dan X km vanaf P", "maximale afstand X km vanaf P"],
      ...["afstand tot P max X km", "X km om P heen", "tot X km van P", "een kilometer of X van P", "nog geen X km van P", "X km rondom P"],
      ...[
        "regio P (X km)",
        "omgeving P X km",
        "hemelsbreed X km van P",
        "X km van ons kantoor in P",
        "radius X km P",
        "max. Xkm rijden vanaf P",
      ],
    ],
  },
  de: {
    persons: [
      ...["X Kollegen", "mit X Kollegen kegeln", "Gruppe von X", "wir sind X", "wir sind zu X", "für X", "für X Personen", "X Pers."],
      ...["X P.", "Xp", "X Leute", "Personen: X", "ca. X Leute", "mindestens X Leute", "max. X Personen", "Team (X)", "Team von X"],
      ...["ein Team von X Leuten", "X Mitarbeiter", "X Teilnehmer", "X Frauen", "X Damen", "X Gäste", "X Erwachsene", "etwa X Menschen"],
      ...["kegeln X Mann", "kegeln mit X", "kegeln für X", "kegeln (X Personen)", "X Mann", "Abteilung mit X Leuten", "rund X Leute"],
      ...["X-köpfiges Team", "X Kolleginnen und Kollegen", "unsere Behörde (X)", "Chor mit X Stimmen"],
    ],
    personsUpToY: ["X bis Y Leute", "X-Y Personen", "zwischen X und Y Personen"],
    minimumAge: [],
    place: "Köln",
    radiusKm: [
      ...["Umkreis X km um P", "im Umkreis von X km von P", "P + X km", "P, X km Umkreis", "P (Umkreis Xkm)", "max. X km von P entfernt"],
      ...["höchstens X Kilometer ab P", "nicht weiter als X km von P", "in X km Entfernung von P", "bis X km um P herum", "Radius X km P"],
      ...[
        "P und X km drumherum",
        "Xkm rund um P",
        "innerhalb von X km um P",
        "keine X km von P weg",
        "maximal X km Fahrt ab P",
        "P max. X km",
      ],
    ],
  },
  kids: {
    persons: [
      ...["X kinderen", "X kids", "met X kindjes", "feestje met X kinderen", "partijtje X kinderen", "klas van X", "klas met X leerlingen"],
      ...[
        "X leerlingen",
        "gezin van X",
        "met X personen",
        "X vriendjes",
        "groep van X kinderen",
        "met zijn X",
        "X kleinkinderen",
        "X jongens",
      ],
      ...[
        "X meisjes",
        "X peuters",
        "bso met X kinderen",
        "X scouts",
        "X kinderen van 7",
        "feestje voor X kinderen van 7 jaar",
        "klasje van X",
      ],
    ],
    personsUpToY: [],
    place: "Zwolle",
    radiusKm: ["binnen X km van P", "P + X km", "P (X km)"],
    minimumAge: [
      ...["kind van X", "kinderen van X", "X jaar", "X jr", "Xjr", "X-jarige", "X jarige", "X jarigen", "dochter van X", "zoontje X jaar"],
      ...["meisje (X)", "jongen X", "onze zoon is X", "hij is X jaar", "ik ben X", "ze wordt X", "jarige van X", "feestje voor X jarige"],
      ...["feestje X jaar", "vanaf X jaar", "voor X-jarigen", "kids van X en Y", "kinderen X en Y jaar", "kids X & Y", "X t/m Y jaar"],
      ...["kinderen tussen X en Y", "tussen X en Y jaar", "X tot Y jaar", "X-Y jaar", "kinderen (X, Y)", "dochter X, zoon Y", "leeftijd X"],
      ...["een X-jarige en een Y-jarige", "X en Y jaar oud", "leeftijd: X", "X jaar oud", "partijtje X jr meisjes", "X+", "de jongste X"],
      ...[
        "kleinkind van X",
        "tweeling van X",
        "we zijn allemaal X",
        "ouder dan X",
        "een jaar of X",
        "groot feest: dochter wordt volgende week X",
      ],
      ...["zoon van bijna X", "Sem van X en Lot van Y", "mijn zus is X en ik ben Y", "van X en ouder"],
    ],
  },
} as const;
const NUMBERS = { persons: [8, 15, 40], personsUpToY: [8, 15, 40], minimumAge: [4, 6, 9] } as const;
const DISTANCES = [5, 10, 25] as const;

test.each(Object.entries(FORMS))("every phrasing of a group size or an age is understood on %s", (key, forms) => {
  const known = facts.get(key);
  if (!known) throw new Error(`There is no brand ${key}.`);
  const wrong: [string, Pick<Understood, "persons" | "minimumAge">][] = [];
  for (const slot of ["persons", "personsUpToY", "minimumAge"] as const) {
    for (const form of forms[slot]) {
      for (const number of NUMBERS[slot]) {
        const text = form.replaceAll("X", String(number)).replaceAll("Y", String(number + 2));
        const { persons, minimumAge } = understand(text, known, TODAY);
        const isRight = slot === "minimumAge" ? minimumAge === number : persons === (slot === "persons" ? number : number + 2);
        if (!isRight) wrong.push([text, { persons, minimumAge }]);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each(Object.entries(FORMS))("every phrasing of a distance is understood on %s", (key, forms) => {
  const known = facts.get(key);
  if (!known) throw new Error(`There is no brand ${key}.`);
  const texts = forms.radiusKm.flatMap((form) =>
    DISTANCES.map((km) => ({ text: form.replaceAll("X", String(km)).replaceAll("P", forms.place), km })),
  );
  const wrong = texts.filter(({ text, km }) => {
    const { radiusKm, place } = understand(text, known, TODAY);
    return radiusKm !== km || place?.name !== forms.place;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["nl", "een route van 15 km op de Veluwe"],
  ["nl", "fietstocht van 25 km bij Breda"],
  ["nl", "wandeling 10 km Veluwe"],
  ["nl", "mountainbiken Veluwe 30 km"],
  ["de", "Wanderung 10 km Harz"],
])("on %s the length of a route in '%s' is no distance from a place", (key, text) => {
  const known = facts.get(key);
  expect(known && understand(text, known, TODAY).radiusKm).toBeNull();
});
