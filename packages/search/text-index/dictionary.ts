import { growInto } from "../columns/grow-into.ts";
import { trimTo } from "../columns/trim-to.ts";

/** Words sorted by UTF-16 units and identified by rank; stored in two arrays. */
export interface Dictionary {
  readonly size: number;
  /** The concatenated letters of all words, and the end of each word. */
  readonly letters: Uint16Array;
  readonly ends: Uint32Array;
  wordAt(number: number): string;
  lengthOf(number: number): number;
  letterAt(number: number, place: number): number;
  /** The number of the first word not sorted before `word`; `size` when there is none. */
  firstFrom(word: string): number;
}

export function openDictionary(letters: Uint16Array, ends: Uint32Array): Dictionary {
  const size = ends.length;

  function startOf(number: number): number {
    return number === 0 ? 0 : (ends[number - 1] ?? 0);
  }

  function lengthOf(number: number): number {
    return (ends[number] ?? 0) - startOf(number);
  }

  function letterAt(number: number, place: number): number {
    return letters[startOf(number) + place] ?? 0;
  }

  function wordAt(number: number): string {
    let word = "";
    for (let place = 0; place < lengthOf(number); place += 1) word += String.fromCharCode(letterAt(number, place));
    return word;
  }

  function isBefore(number: number, word: string): boolean {
    const shorter = Math.min(lengthOf(number), word.length);
    for (let place = 0; place < shorter; place += 1) {
      const difference = letterAt(number, place) - word.charCodeAt(place);
      if (difference !== 0) return difference < 0;
    }
    return lengthOf(number) < word.length;
  }

  function firstFrom(word: string): number {
    let [low, high] = [0, size];
    while (low < high) {
      const half = (low + high) >>> 1;
      if (isBefore(half, word)) low = half + 1;
      else high = half;
    }
    return low;
  }

  return { size, letters, ends, wordAt, lengthOf, letterAt, firstFrom };
}

/** The number of a word, −1 when it is unknown. */
export function numberOf(dictionary: Dictionary, word: string): number {
  const { size, firstFrom, lengthOf, letterAt } = dictionary;
  const number = firstFrom(word);
  if (number === size || lengthOf(number) !== word.length) return -1;
  for (let place = 0; place < word.length; place += 1) if (letterAt(number, place) !== word.charCodeAt(place)) return -1;
  return number;
}

const SMALL_ROOM = { letters: 1_024, words: 128 };

/** Builds a dictionary; words must be added in order. */
export interface DictionaryWriter {
  readonly size: number;
  add(word: string): void;
  finish(): Dictionary;
}

/** `room`: the initial capacity, as enlarging large arrays takes milliseconds. */
export function writeDictionary(room: { letters: number; words: number } = SMALL_ROOM): DictionaryWriter {
  let letters = new Uint16Array(room.letters);
  let ends = new Uint32Array(room.words);
  let [size, used] = [0, 0];

  return {
    get size() {
      return size;
    },
    add(word) {
      if (used + word.length > letters.length) letters = growInto(letters, new Uint16Array((used + word.length) * 2));
      if (size === ends.length) ends = growInto(ends, new Uint32Array((size + 1) * 2));
      for (let place = 0; place < word.length; place += 1) letters[used + place] = word.charCodeAt(place);
      used += word.length;
      ends[size] = used;
      size += 1;
    },
    finish: () => openDictionary(trimTo(letters, used), trimTo(ends, size)),
  };
}
