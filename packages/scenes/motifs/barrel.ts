import { box, oval, shape, soft } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const staves =
  soft([4, 0, 46, 8]) +
  shape("M-36 -92Q-46 -46 -36 0H36Q46 -46 36 -92Z", "inherit") +
  shape("M14 -92Q24 -46 14 0H36Q46 -46 36 -92Z", "#1a1030", 0.18) +
  oval([0, -92, 36, 9], "#1a1030", 0.3) +
  box([-41, -70, 82, 7, 3], "#1a1030", 0.5) +
  box([-41, -24, 82, 7, 3], "#1a1030", 0.5);

/** A barrel. */
export const barrel = (colour: string): string => stamp(staves, colour);
