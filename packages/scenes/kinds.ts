import type { Kind } from "./kind.ts";
import { castle } from "./kinds/children/castle.ts";
import { circus } from "./kinds/children/circus.ts";
import { cornMaze } from "./kinds/children/corn-maze.ts";
import { pettingFarm } from "./kinds/children/petting-farm.ts";
import { planetarium } from "./kinds/children/planetarium.ts";
import { playground } from "./kinds/children/playground.ts";
import { pony } from "./kinds/children/pony.ts";
import { puppetTheatre } from "./kinds/children/puppet-theatre.ts";
import { themePark } from "./kinds/children/theme-park.ts";
import { trampoline } from "./kinds/children/trampoline.ts";
import { zoo } from "./kinds/children/zoo.ts";
import { aquarium } from "./kinds/indoors/aquarium.ts";
import { axeThrowing } from "./kinds/indoors/axe-throwing.ts";
import { bowling } from "./kinds/indoors/bowling.ts";
import { casino } from "./kinds/indoors/casino.ts";
import { cave } from "./kinds/indoors/cave.ts";
import { dance } from "./kinds/indoors/dance.ts";
import { escapeRoom } from "./kinds/indoors/escape-room.ts";
import { film } from "./kinds/indoors/film.ts";
import { flowers } from "./kinds/indoors/flowers.ts";
import { karting } from "./kinds/indoors/karting.ts";
import { laserTag } from "./kinds/indoors/laser-tag.ts";
import { murderMystery } from "./kinds/indoors/murder-mystery.ts";
import { museum } from "./kinds/indoors/museum.ts";
import { music } from "./kinds/indoors/music.ts";
import { painting } from "./kinds/indoors/painting.ts";
import { pottery } from "./kinds/indoors/pottery.ts";
import { pubQuiz } from "./kinds/indoors/pub-quiz.ts";
import { science } from "./kinds/indoors/science.ts";
import { theatre } from "./kinds/indoors/theatre.ts";
import { virtualReality } from "./kinds/indoors/virtual-reality.ts";
import { windTunnel } from "./kinds/indoors/wind-tunnel.ts";
import { yoga } from "./kinds/indoors/yoga.ts";
import { archery } from "./kinds/outdoors/archery.ts";
import { balloon } from "./kinds/outdoors/balloon.ts";
import { bubbleFootball } from "./kinds/outdoors/bubble-football.ts";
import { cityGame } from "./kinds/outdoors/city-game.ts";
import { cityWalk } from "./kinds/outdoors/city-walk.ts";
import { climbing } from "./kinds/outdoors/climbing.ts";
import { coveredWagon } from "./kinds/outdoors/covered-wagon.ts";
import { curling } from "./kinds/outdoors/curling.ts";
import { cycling } from "./kinds/outdoors/cycling.ts";
import { eChopper } from "./kinds/outdoors/e-chopper.ts";
import { farmGolf } from "./kinds/outdoors/farm-golf.ts";
import { golf } from "./kinds/outdoors/golf.ts";
import { highRopes } from "./kinds/outdoors/high-ropes.ts";
import { highlandGames } from "./kinds/outdoors/highland-games.ts";
import { hiking } from "./kinds/outdoors/hiking.ts";
import { iceSkating } from "./kinds/outdoors/ice-skating.ts";
import { landSailing } from "./kinds/outdoors/land-sailing.ts";
import { miniGolf } from "./kinds/outdoors/mini-golf.ts";
import { paintball } from "./kinds/outdoors/paintball.ts";
import { petanque } from "./kinds/outdoors/petanque.ts";
import { photography } from "./kinds/outdoors/photography.ts";
import { segway } from "./kinds/outdoors/segway.ts";
import { sheepHerding } from "./kinds/outdoors/sheep-herding.ts";
import { skiing } from "./kinds/outdoors/skiing.ts";
import { steamTrain } from "./kinds/outdoors/steam-train.ts";
import { vintageCar } from "./kinds/outdoors/vintage-car.ts";
import { baking } from "./kinds/tasting/baking.ts";
import { barbecue } from "./kinds/tasting/barbecue.ts";
import { beer } from "./kinds/tasting/beer.ts";
import { cheese } from "./kinds/tasting/cheese.ts";
import { chocolate } from "./kinds/tasting/chocolate.ts";
import { cocktails } from "./kinds/tasting/cocktails.ts";
import { coffee } from "./kinds/tasting/coffee.ts";
import { cooking } from "./kinds/tasting/cooking.ts";
import { wine } from "./kinds/tasting/wine.ts";
import { boatTour } from "./kinds/water/boat-tour.ts";
import { canoe } from "./kinds/water/canoe.ts";
import { mudflatWalk } from "./kinds/water/mudflat-walk.ts";
import { raftBuilding } from "./kinds/water/raft-building.ts";
import { sailing } from "./kinds/water/sailing.ts";
import { sup } from "./kinds/water/sup.ts";
import { surfing } from "./kinds/water/surfing.ts";
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
  "virtual-reality": virtualReality,
  casino,
  film,
  flowers,
  yoga,
  sup,
  "raft-building": raftBuilding,
  surfing,
  "boat-tour": boatTour,
  "mudflat-walk": mudflatWalk,
  "land-sailing": landSailing,
  hiking,
  "covered-wagon": coveredWagon,
  segway,
  "vintage-car": vintageCar,
  "sheep-herding": sheepHerding,
  cave,
  castle,
  "steam-train": steamTrain,
  aquarium,
  cocktails,
  chocolate,
  barbecue,
  coffee,
  cheese,
  baking,
  pottery,
  photography,
  theatre,
  dance,
  "murder-mystery": murderMystery,
  "city-game": cityGame,
  "high-ropes": highRopes,
  "axe-throwing": axeThrowing,
  karting,
  "laser-tag": laserTag,
  curling,
  "bubble-football": bubbleFootball,
  "highland-games": highlandGames,
  petanque,
  golf,
  skiing,
  "wind-tunnel": windTunnel,
  balloon,
  planetarium,
  "theme-park": themePark,
  "corn-maze": cornMaze,
  "puppet-theatre": puppetTheatre,
} satisfies Record<string, Kind>;

/** The name of a kind that can be drawn. */
export type SceneKind = keyof typeof sceneKinds;

/** Whether `text` names a kind that can be drawn. */
export const isSceneKind = (text: string): text is SceneKind => Object.hasOwn(sceneKinds, text);
