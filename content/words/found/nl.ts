/** Adds a full stop, unless the text ends with one, as in *p.p.* */
export function ended(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** Texts of the results of the overview, rendered by the server. Flemish is the same. */
export const nlFound = {
  title: (activities: string, where: string | null, persons: string | null) =>
    [activities, where, persons && `voor ${persons}`].filter(Boolean).join(" "),
  count: (activities: string) => `${activities} gevonden`,
  countAround: (activities: string, inPlace: number, place: string) =>
    inPlace === 0
      ? `${activities} gevonden rond ${place}, nog geen in ${place} zelf`
      : `${activities} gevonden, waarvan ${inPlace} in ${place}`,
  around: (place: string) => `in en rond ${place}`,
  near: (place: string) => `rond ${place}`,
  away: (place: string, km: number) => `${place} · ± ${km} km`,
  placeUnknown: (place: string) => `We kennen de plaats ‘${place}’ niet. Probeer een stad of provincie in de buurt.`,
  signsAlone: "Met alleen leestekens of emoji valt niets te zoeken. Probeer een woord.",
  understood: (names: string) => ended(`Begrepen: ${names}`),
  group: (persons: string) => `${persons} personen`,
  budget: ({ euros, bands }: { euros: number; bands: number }) =>
    euros === bands ? `tot € ${euros} p.p.` : `€ ${String(euros).replace(".", ",")} p.p. (prijsklassen tot € ${bands})`,
  wider: (km: number) => `Ruimer gezocht: binnen ${km} km.`,
  letGo: (texts: string) => ended(`Met alles samen is er niets. Weggelaten: ${texts}`),
  notUsed: (texts: string) => ended(`Niet gebruikt: ${texts}`),
  order: { rotates: "De volgorde wisselt elk uur. Niemand betaalt voor een hogere plek.", about: "Zo werkt de volgorde" },
  help: {
    title: "Hulp nodig bij het kiezen?",
    text: "Laat ons weten met hoeveel jullie zijn en waar je aan denkt, dan denken we mee. Gratis en vrijblijvend.",
    button: "Naar de helpdesk",
  },
  literally: "Zoek letterlijk",
  inMenu: "Zoeken",
  asSentence: "Zoek als zin",
  everythingThere: (activities: string, where: string) => `Bekijk ${activities} ${where}`,
};

export type FoundWords = typeof nlFound;
