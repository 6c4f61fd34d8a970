import { extras } from "./extras.ts";
import type { SceneKind } from "./kinds.ts";

/**
 * What a composition says beside its kind: that it is indoors or outdoors (a hall with open doors is neither), at the sea, in
 * the mountains, or by a windmill; and `aside` where the activity itself is hardly seen.
 */
export type SettingMark = "in" | "out" | "any" | "sea" | "mountains" | "mill" | "aside";

/** By kind, in the order of its compositions (`kinds/`), between commas. */
const SETTINGS: Record<SceneKind, string> = {
  aquarium: "in, in, in",
  archery: "out, out, in",
  "axe-throwing": "in, in, in",
  baking: "in, in, out aside",
  balloon: "out, out, out aside",
  barbecue: "out, out, out",
  beer: "in, out, in",
  "boat-tour": "out, out, any aside",
  bowling: "in, in, in",
  "bubble-football": "out, out, out",
  canoe: "out, out, out aside",
  casino: "in, in, in",
  castle: "out, out, in",
  cave: "any, any, any",
  cheese: "in, in, out mill aside",
  chocolate: "in, in, in aside",
  circus: "in, out aside, in",
  "city-game": "out, out, out",
  "city-walk": "out, out, out aside",
  climbing: "out mountains, out, in",
  cocktails: "in, out, out sea",
  coffee: "in, in, in",
  cooking: "in, in, in aside, in",
  "corn-maze": "out, out, out aside",
  "covered-wagon": "out, out mill, out",
  curling: "out, in, out mountains",
  cycling: "out mill, out, out",
  dance: "in, in, out",
  "e-chopper": "out mill, out sea, out",
  "escape-room": "in aside, in, in",
  "farm-golf": "out, out, out aside",
  film: "in, out, in aside",
  flowers: "in, out aside, in",
  golf: "out, out, out aside",
  "high-ropes": "out, out, out",
  "highland-games": "out, out, out",
  hiking: "out, out, out mountains",
  "ice-skating": "out mill, out, out",
  karting: "any, any, any aside",
  "land-sailing": "out, out, out",
  "laser-tag": "in, in, in",
  "mini-golf": "out, in, out",
  "mudflat-walk": "out, out, out aside",
  "murder-mystery": "in, in, out",
  museum: "in, in, in",
  music: "in, out, in",
  paintball: "out, out, out",
  painting: "in, out, in, in",
  petanque: "out, out, out",
  "petting-farm": "out, in, out",
  photography: "out mill, in, out",
  planetarium: "in, out, in",
  playground: "out, in, out",
  pony: "out, out aside, out",
  pottery: "in, in, out aside",
  "pub-quiz": "in, in, in",
  "puppet-theatre": "out, in, in",
  "raft-building": "out, out, out",
  sailing: "out, out mill, out sea",
  science: "in, out, out",
  segway: "out, out, out mill",
  "sheep-herding": "out, out, out",
  skiing: "in, out aside, out mountains",
  "steam-train": "out, out, any aside",
  sup: "out, out, out",
  surfing: "out, out, out",
  survival: "out, out, out",
  swimming: "in, out, in",
  theatre: "in, in, out",
  "theme-park": "out, out, out",
  trampoline: "out, in, out aside",
  treasure: "out sea, out sea aside, out",
  "vintage-car": "out mill, out sea, out",
  "virtual-reality": "in, in, in",
  "wind-tunnel": "in, in, any aside",
  wine: "out, in, in",
  yoga: "in, out aside, out",
  zoo: "out, out, in",
};

const MARKS: ReadonlySet<string> = new Set<SettingMark>(["in", "out", "any", "sea", "mountains", "mill", "aside"]);

const isMark = (word: string): word is SettingMark => MARKS.has(word);

/** The settings of the compositions of a kind, in their order (`composition.ts`). */
export function settingsOf(kind: SceneKind): ReadonlySet<SettingMark>[] {
  const own = SETTINGS[kind].split(",").map((words) => new Set(words.trim().split(" ").filter(isMark)));
  return [...own, ...(extras[kind] ?? []).map(({ marks }) => new Set(marks))];
}
