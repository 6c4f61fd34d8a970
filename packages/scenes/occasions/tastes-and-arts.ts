import { at } from "../ink/shapes.ts";
import { barrel } from "../motifs/barrel.ts";
import { beer } from "../motifs/beer.ts";
import { longLoaf, roundLoaf } from "../motifs/bread.ts";
import { candelabra } from "../motifs/candelabra.ts";
import { cheeseWedge, cheeseWheel, cutCheese } from "../motifs/cheese.ts";
import { clapper } from "../motifs/clapper.ts";
import { clueCard } from "../motifs/corpse-outline.ts";
import { coupe, longDrink, martini } from "../motifs/cocktail.ts";
import { goblet } from "../motifs/dinner-things.ts";
import { easel } from "../motifs/easel.ts";
import { filmCamera } from "../motifs/film-camera.ts";
import { bouquet, pail } from "../motifs/flowers.ts";
import { shield, sword } from "../motifs/knight-gear.ts";
import { landscape } from "../motifs/landscape.ts";
import { magnifier } from "../motifs/magnifier.ts";
import { djembe, guitar, wineBottle } from "../motifs/outing-things.ts";
import { painted, paintPot } from "../motifs/pot-paint.ts";
import { pavilion } from "../motifs/pavilion.ts";
import { theatreMask } from "../motifs/theatre-mask.ts";
import { vessel } from "../motifs/vessel.ts";
import { anywhere, inside, outside } from "./extra.ts";

const clay = "#c9784a";
const rind = "#f0b73f";
const paste = "#fbe08a";
const lifted = (dy: number, content: string) => at([0, dy, 1], content);

export const baking = inside({
  large: [1.7, roundLoaf],
  small: [
    [1.6, roundLoaf],
    [1.2, longLoaf],
  ],
});
export const beerOccasions = inside({
  large: [1.3, () => barrel("#a8653a")],
  small: [
    [1.4, () => beer()],
    [1.1, () => beer("#c9742a")],
  ],
});
export const castle = anywhere({
  large: [0.7, ({ accent }) => pavilion([0, 0, 1], accent)],
  small: [
    [3, ({ accent }) => lifted(-30, shield(accent))],
    [2.2, () => lifted(-12, sword())],
  ],
});
export const cheese = anywhere({
  beside: "on a crate",
  large: [1.2, () => cutCheese(rind, paste)],
  small: [
    [1.2, () => cheeseWheel(rind)],
    [1.1, () => cheeseWedge(rind, paste)],
  ],
});
export const cocktails = inside({
  large: [1.1, ({ accent, pop }) => longDrink([accent, pop])],
  small: [
    [1.2, ({ accent }) => martini(accent)],
    [1.1, ({ pop }) => coupe(pop)],
  ],
});
export const film = anywhere({
  large: [0.62, (stage) => filmCamera(stage)],
  small: [
    [0.62, ({ ink }) => clapper(ink, 1)],
    [0.4, ({ ink }) => clapper(ink, 2)],
  ],
});
export const flowers = anywhere({
  beside: "on a crate",
  large: [0.9, ({ accent }) => pail("cosmos", accent)],
  small: [
    [0.8, (stage) => lifted(-30, bouquet(stage, 9))],
    [0.6, ({ pop }) => pail("daisy", pop)],
  ],
});
export const murderMystery = inside({
  large: [1, ({ accent }) => at([-30, -120, 1], magnifier(accent))],
  small: [
    [0.5, () => candelabra("#d9b04a")],
    [2.4, () => clueCard(3)],
  ],
});
export const music = inside({
  large: [0.85, ({ accent }) => guitar(accent)],
  small: [
    [1.3, ({ pop }) => djembe(pop)],
    [0.9, ({ accent }) => djembe(accent)],
  ],
});
export const painting = outside({
  large: [0.95, ({ roll }) => easel(landscape(roll, "spring"))],
  small: [
    [3, ({ accent }) => paintPot([0, 0], accent) + paintPot([46, 0], "#2f7fb5")],
    [2.4, ({ pop }) => paintPot([0, 0], pop)],
  ],
});
export const pottery = anywhere({
  beside: "on a crate",
  large: [1.7, () => vessel(clay, 1)],
  small: [
    [1.5, () => vessel(clay, 0)],
    [1.6, ({ accent }) => vessel(clay, 2) + painted(accent, 1)],
  ],
});
export const theatre = anywhere({
  beside: "on a crate",
  large: [0.9, ({ accent }) => lifted(-126, theatreMask(accent, true))],
  small: [
    [0.8, ({ pop }) => lifted(-126, theatreMask(pop, true))],
    [0.6, ({ water }) => lifted(-126, theatreMask(water, false))],
  ],
});
export const wine = anywhere({
  beside: "on a crate",
  large: [1.2, ({ accent }) => wineBottle(accent)],
  small: [
    [1.2, ({ accent }) => wineBottle(accent)],
    [1.3, () => goblet([0, 0], 0)],
  ],
});
