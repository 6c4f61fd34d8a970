import { box } from "../ink/shapes.ts";

type Frame = { width: number; height: number; edge: string };

/** A framed painting around (0, 0); `view` is drawn on the stage of 1200 × 900 and cut to fit. */
export function framed({ width, height, edge }: Frame, view: string): string {
  const [x, y] = [-width / 2, -height / 2];
  const canvas = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 1200 900"`;
  return (
    box([x - 9, y - 5, width + 24, height + 24, 4], "#1a1030", 0.18) +
    box([x - 12, y - 12, width + 24, height + 24, 4], edge) +
    `<svg ${canvas} preserveAspectRatio="xMidYMid slice">${view}</svg>`
  );
}
