import { mix } from "../ink/colour.ts";
import { dots } from "../ink/shapes.ts";
import { type Stage, stageWidth } from "../stage.ts";

/** The same stage with its land under snow. */
export const snowOf = (stage: Stage): Stage => ({ ...stage, land: mix("#f2f6fb", stage.sky[0], 0.18), pop: "#ffffff" });

/** Flakes in the air. */
export const snowfall = ({ roll }: Stage): string =>
  dots(
    Array.from({ length: 18 }, () => [roll.between(0, stageWidth), roll.between(0, 520)] as const),
    ["#ffffff", 8],
    0.8,
  );
