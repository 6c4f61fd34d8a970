import { darker, mix } from "../ink/colour.ts";
import { each, oval, shape } from "../ink/shapes.ts";
import { type Stage, stageHeight } from "../stage.ts";

/** Grass that frames the picture in front, dark and out of the light; `side` is the edge it grows at. */
export function reeds(stage: Stage, side: number = stage.lit): string {
  const { roll, width, land, ink } = stage;
  const dark = darker(mix(land, ink, 0.55), 0.1);
  const edge = side > 0 ? width : 0;
  const tuft = (share: number) =>
    shape(
      each(6, () => blade(stage, edge, side)),
      mix(dark, land, share),
    );
  const tufts = [0.05, 0.2, 0.36].map(tuft).join("");
  return tufts + (roll() < 0.4 ? bulrushes(stage, edge, side) : "") + oval([edge, stageHeight + 26, 330, 70], dark);
}

function blade({ roll }: Stage, edge: number, side: number): string {
  const x = edge - side * roll.between(-20, 290);
  const tall = roll.between(80, 290) * (1 - Math.abs(x - edge) / 460);
  const bend = roll.between(-46, 46);
  const foot = stageHeight + 10;
  return (
    `M${x - 7} ${foot}Q${x + bend * 0.2} ${stageHeight - tall * 0.6} ${x + bend} ${stageHeight - tall}` +
    `Q${x + bend * 0.5 + 6} ${stageHeight - tall * 0.5} ${x + 9} ${foot}Z`
  );
}

function bulrushes({ roll, ink, land }: Stage, edge: number, side: number): string {
  return each(3, (i) => {
    const x = edge - side * (40 + i * 62 + roll.between(-16, 16));
    const top = stageHeight - roll.between(180, 290) + i * 26;
    return (
      shape(`M${x} ${stageHeight}L${x + 3} ${top}L${x + 6} ${stageHeight}Z`, mix(ink, land, 0.5)) +
      oval([x + 3, top + 26, 8, 30], mix("#6b4029", ink, 0.3))
    );
  });
}
