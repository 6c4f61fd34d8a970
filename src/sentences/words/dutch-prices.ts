import type { Words } from "./words.ts";

/** Dutch price phrases: per person, for the whole group, and words for ten euros. */
export const dutchPrices: Pick<Words, "price" | "priceInTotal" | "tenner"> = {
  price: [
    "[max]? [max]? [max]? [about]? [money] {n} [perPerson]? [perPerson]? [perPerson]?",
    "[max]? [max]? [max]? [about]? {n} [money] de|per|voor|elk|a? [perPerson]? [perPerson]?",
    "[maximal]|budget|onder|tot [about]? {n} pp|pk|per|elk [perPerson]?",
    "[max]? [max]? {n} pp|pk",
    "[max]? [max]? {n} per|de persoon|man|kop|kind|deelnemer|hoofd|neus",
    "budget|prijs|budgetje van|is|circa|rond|ongeveer|max|maximaal? van|circa? {n} [perPerson]? ![people]",
    "[maximal] {n} ![people|km|measure|someone|month]",
  ],
  priceInTotal: [
    "[max]? [max]? {n} [money] in? totaal|totale|samen|tesamen|gezamenlijk|alles|allemaal samen? ![perPerson]",
    "[max]? [max]? {n} [money] alles? bij elkaar|mekaar",
    "[max]? [max]? {n} [money] voor|per de|het|onze|ons? hele|gehele? groep|team|ploeg|gezelschap|klas|club|bende",
    "[max]? [max]? {n} [money] voor iedereen|allen|allemaal|ons",
    "[money] {n} in? totaal|totale|samen|tesamen|gezamenlijk|alles|allemaal samen? ![perPerson]",
    "[money] {n} voor|per de|het|onze|ons? hele|gehele? groep|team|ploeg|gezelschap|klas|club|bende",
    "in? totaal|totale|samen|tesamen|gezamenlijk|alles|allemaal samen? [max]? [max]? [about]? {n} [money] ![perPerson]",
    "in? totaal|totale|samen|tesamen|gezamenlijk|alles|allemaal samen? [max]? [max]? [about]? [money] {n} ![perPerson]",
    "alles? bij elkaar|mekaar [max]? [max]? [about]? {n} [money] ![perPerson]",
    "alles? bij elkaar|mekaar [max]? [max]? [about]? [money] {n} ![perPerson]",
    "totaalbudget|groepsbudget|teambudget van|is|max|maximaal? [about]? [money]? {n} [money]?",
    "totaal budget van|is|max|maximaal? [about]? [money]? {n} [money]?",
    "budget voor de|het|onze|ons hele|gehele? groep|team|ploeg|gezelschap|klas|club|bende van|is|max|maximaal? [money]? {n} [money]? ![people]",
  ],
  tenner: ["[max]? [max]? [max]? een? tientje de|per? [perPerson]? [perPerson]?", "[max]? [max]? een tiener pp?"],
};
