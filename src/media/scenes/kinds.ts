import type { Kind } from "./kind.ts";
import { circus } from "./kinds/children/circus.ts";
import { pettingFarm } from "./kinds/children/petting-farm.ts";
import { playground } from "./kinds/children/playground.ts";
import { pony } from "./kinds/children/pony.ts";
import { trampoline } from "./kinds/children/trampoline.ts";
import { zoo } from "./kinds/children/zoo.ts";
import { bowling } from "./kinds/indoors/bowling.ts";
import { escapeRoom } from "./kinds/indoors/escape-room.ts";
import { museum } from "./kinds/indoors/museum.ts";
import { music } from "./kinds/indoors/music.ts";
import { painting } from "./kinds/indoors/painting.ts";
import { pubQuiz } from "./kinds/indoors/pub-quiz.ts";
import { science } from "./kinds/indoors/science.ts";
import { archery } from "./kinds/outdoors/archery.ts";
import { cityWalk } from "./kinds/outdoors/city-walk.ts";
import { climbing } from "./kinds/outdoors/climbing.ts";
import { cycling } from "./kinds/outdoors/cycling.ts";
import { eChopper } from "./kinds/outdoors/e-chopper.ts";
import { farmGolf } from "./kinds/outdoors/farm-golf.ts";
import { iceSkating } from "./kinds/outdoors/ice-skating.ts";
import { miniGolf } from "./kinds/outdoors/mini-golf.ts";
import { paintball } from "./kinds/outdoors/paintball.ts";
import { beer } from "./kinds/tasting/beer.ts";
import { cooking } from "./kinds/tasting/cooking.ts";
import { wine } from "./kinds/tasting/wine.ts";
import { canoe } from "./kinds/water/canoe.ts";
import { sailing } from "./kinds/water/sailing.ts";
import { survival } from "./kinds/water/survival.ts";
import { swimming } from "./kinds/water/swimming.ts";
import { treasure } from "./kinds/water/treasure.ts";

/** Every kind of outing that can be drawn. */
export const sceneKinds = {
  canoe,
  "farm-golf": farmGolf,
  "escape-room": escapeRoom,
  cooking,
  "city-walk": cityWalk,
  paintball,
  beer,
  painting,
  "e-chopper": eChopper,
  "pub-quiz": pubQuiz,
  museum,
  treasure,
  climbing,
  "petting-farm": pettingFarm,
  trampoline,
  sailing,
  archery,
  cycling,
  music,
  wine,
  bowling,
  survival,
  swimming,
  pony,
  science,
  circus,
  playground,
  "ice-skating": iceSkating,
  zoo,
  "mini-golf": miniGolf,
} satisfies Record<string, Kind>;

/** The name of a kind that can be drawn. */
export type SceneKind = keyof typeof sceneKinds;

/** Whether `text` names a kind that can be drawn. */
export const isSceneKind = (text: string): text is SceneKind => Object.hasOwn(sceneKinds, text);
