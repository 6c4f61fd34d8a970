import { stroke } from "../ink/shapes.ts";

/** A curl of steam that rises from a pan. */
export const steam = (x: number): string => stroke(`M${x} -120Q${x - 20} -142 ${x} -164T${x} -208`, ["#fff", 9], 0.5);
