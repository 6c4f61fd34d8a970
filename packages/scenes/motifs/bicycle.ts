import { at, circle, each, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { type Dress, person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** A bicycle with its rider, heading right. */
export function bicycle(stage: Stage, frame: string, dress: Dress = {}): string {
  const { ink } = stage;
  const wheel = stamp(
    circle([0, -32, 34], ink) +
      circle([0, -32, 29.5], "#efe9e4", 0.35) +
      circle([0, -32, 5], ink) +
      stroke(
        each(4, (i) => spoke(i * 45)),
        ["#fff6e6", 1.4],
        0.6,
      ),
  );
  const rider = at([-22, -52, 1.28], person(stage, "pedal", dress));
  return [
    soft([0, 2, 96, 8]),
    at([-58, 0, 1], wheel) + at([62, 0, 1], wheel),
    stroke("M-58 -32L-26 -80L-2 -32L40 -88M-58 -32H-2M-24 -76L38 -82", [frame, 7]),
    stroke("M62 -32L38 -98L24 -106H44", [ink, 6]),
    stroke("M-26 -80L-30 -96M-42 -98H-18", [ink, 8]),
    rider,
    circle([-2, -32, 11], ink) + stroke("M-10 -18L6 -46", [ink, 4.5]),
  ].join("");
}

function spoke(angle: number): string {
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * 29, Math.sin((angle * Math.PI) / 180) * 29];
  return `M${-dx} ${-32 - dy}L${dx} ${-32 + dy}`;
}
