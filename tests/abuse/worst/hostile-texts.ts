import type { Random } from "../../../packages/random/random.ts";
import { expressionBait } from "./expression-baits.ts";

/** Texts of one field for expressions that restart at every character, and for sorting in quadratic time. */
const PIECES: Readonly<Record<string, (row: (piece: string) => string) => string>> = {
  "dots that do not end it": (row) => `x${row(".")}x`,
  "spaces that do not end it": (row) => `x${row(" ")}x`,
  "line breaks that do not end it": (row) => `x${row("\r\n")}x`,
  "telephones that do not end it": (row) => `x${row("☎\ufe0f")}x`,
  "brackets that do not end it": (row) => `x${row(">")}x`,
  "commas before no digit": (row) => `1${row(",")}x`,
  "dots between spaces": (row) => `1${row(" \u00b7")}x`,
  "an address that is never closed": (row) => `a<${row(" ")}x`,
  "words in an address that is never closed": (row) => `a<${row(" x")}`,
  "hidden letters": (row) => row("\u{e0041}"),
  "hidden letters behind a flag": (row) => `\u{1f3f4}${row("\u{e0041}")}`,
  "marks in the wrong order": (row) => `a${row("\u0300\u0316")}`,
  "joiners of nothing": (row) => row("\u200d"),
  "variants of nothing": (row) => row("\ufe0f"),
  "signs that become many": (row) => row("\ufdfa"),
  "digits of another script": (row) => row("\u{1d7ff}"),
  "names of a domain": (row) => `a@${row("a.")}`,
  "a domain of another script": (row) => `a@${row("é漢字愛")}.nl`,
  "hyphens of a domain": (row) => `a@${row("a-")}!`,
  "many addresses": (row) => row("a@"),
  "a site of another script": (row) => `http://${row("é漢字愛")}.nl`,
  "many schemes": (row) => `${row("a:")}x`,
  "many links": (row) => row("http://www."),
  slashes: (row) => row("/"),
  "a long account": (row) => `NL${row("9")}`,
};

/** All hostile texts by name, of about `length` UTF-16 units. */
export function hostileTexts(length: number): [name: string, text: string][] {
  const row = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  return Object.entries(PIECES).map(([name, make]) => [name, make(row).toWellFormed()]);
}

/** A hostile text, or in half the cases a bait of a regular expression of the product. */
export function anyHostileText(random: Random, length: number): [name: string, text: string] {
  return random.below(2) === 0 ? random.oneOf(hostileTexts(length)) : expressionBait(random, length);
}
