import type { SceneKind } from "./kinds.ts";
import type { Extra } from "./occasions/extra.ts";
import * as children from "./occasions/children.ts";
import * as sports from "./occasions/sports.ts";
import * as tastes from "./occasions/tastes-and-arts.ts";
import * as tours from "./occasions/tours.ts";

/**
 * Additional compositions of kinds: indoors or outdoors, or in other landscapes than in `kinds/`. They have separate numbers
 * (`composition.ts`), so that earlier drawings do not change.
 */
export const extras: Partial<Record<SceneKind, readonly Extra[]>> = {
  archery: sports.archery,
  "axe-throwing": sports.axeThrowing,
  baking: tastes.baking,
  beer: tastes.beerOccasions,
  "boat-tour": tours.boatTour,
  "bubble-football": sports.bubbleFootball,
  castle: tastes.castle,
  cheese: tastes.cheese,
  circus: children.circus,
  climbing: sports.climbing,
  cocktails: tastes.cocktails,
  "covered-wagon": tours.coveredWagonOccasions,
  curling: sports.curling,
  cycling: tours.cycling,
  dance: sports.dance,
  "e-chopper": tours.eChopper,
  film: tastes.film,
  flowers: tastes.flowers,
  golf: sports.golf,
  hiking: tours.hiking,
  "ice-skating": sports.iceSkating,
  "laser-tag": sports.laserTag,
  "mini-golf": sports.miniGolf,
  "murder-mystery": tastes.murderMystery,
  music: tastes.music,
  paintball: sports.paintball,
  painting: tastes.painting,
  petanque: sports.petanque,
  "petting-farm": children.pettingFarm,
  photography: tours.photography,
  planetarium: children.planetarium,
  playground: children.playground,
  pottery: tastes.pottery,
  "puppet-theatre": children.puppetTheatre,
  sailing: sports.sailing,
  science: children.science,
  segway: tours.segwayOccasions,
  skiing: sports.skiing,
  "steam-train": tours.steamTrain,
  swimming: sports.swimming,
  theatre: tastes.theatre,
  trampoline: sports.trampolineOccasions,
  treasure: tours.treasure,
  "vintage-car": tours.vintageCar,
  wine: tastes.wine,
  yoga: sports.yoga,
  zoo: children.zoo,
};
