import type { TextLanguage } from "../search.ts";

/** Related words: inflected forms, parts of compounds, near misses and spelling variants. */
export const VOCABULARY: Record<TextLanguage, readonly string[]> = {
  nl: words(`
    uitje uitjes uitjs bedrijfsuitje bedrijfsuitjes bedrijf bedrijven personeelsuitje personeel feest feestje feesten
    kano kano's kanoën kanovaren Kanotocht tocht tochten speurtocht stadswandeling stad steden wandelen wandeling wandeltocht
    boot boten bootje bootjes rondvaartboot varen vaart koken kookworkshop workshop workshops work-shop escape-room escaperoom
    escape room bier bierproeverij proeverij proeven wijn wijnproeverij quiz pubquiz Quizzz klimmen klimbos bos bossen berg
    bergen brief brieven graf graven mogelijkheid mogelijkheden gospel spel spellen spelen Zwin vergeten eten etentje reis
    reizen Café cafeetje ĳsbaan ijsbaan ijs 's-Hertogenbosch Linge Utrecht utrechtse 10 100 4x4 laser lasergamen game e-bike
    e-bikes fiets fietsen gefietst de het en met voor op in a x zzyzx kinderen kind kinderfeestje vrijgezellenfeest avond
  `),
  de: words(`
    Ausflug Ausflüge Ausfluege Betriebsausflug Betriebsausflüge Betrieb Betriebe Haus Häuser Haeuser Baum Bäume Baumhaus Boot
    Boote Bootsfahrt Fahrt Fahrten Kochkurs kochen Kurs Kurse Koch Wein Weinprobe Probe Schwein Schweine Straße Strasse
    Stadtführung Stadt Städte Führung Fuehrung führen Wanderung wandern Wandertag Kletterwald klettern Wald Wälder Floß
    Floßbau bauen Team Teambuilding Team-Building Escape-Room escaperoom Rätsel Schnitzeljagd Jagd Bier Bierprobe Brauerei
    Berg Berge Bergtour Tour Touren Fest Feste Weihnachtsfeier Feier feiern Kinder Kind Kindergeburtstag Geburtstag Fußball
    Golf Kajak Kajaks Spiel Spiele Quiz 10 100 3D der die das und mit für in auf Köln koeln München muenchen Übernachtung x
  `),
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
