/** German words with their marks (`lexicon-entry.ts`). */
export const germanWords = `
Betrieb Ausflug Haus Baum Küche Kuchen Wein Schwein! Kletter- Wander- Koch- Kurs Fest Kind:Kinder,Kindern Stadt:Städte,Städten Führung Boot Fahrt
Bier Verkostung Spiel Berg Rad:Räder Radio! Ei:Eier,Eiern Eis! Kanu Wald Park Team Firma:Firmen Schule
`;
