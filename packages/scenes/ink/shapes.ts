/** A place in a drawing. */
export type Spot = readonly [x: number, y: number];

type Pen = readonly [colour: string, width: number];

export function circle([x, y, r]: readonly [x: number, y: number, r: number], fill: string, opacity = 1): string {
  return `<circle${place("cx", x)}${place("cy", y)} r="${short(r)}" ${paint("fill", fill, opacity)}/>`;
}

export function oval([x, y, rx, ry]: readonly [x: number, y: number, rx: number, ry: number], fill: string, opacity = 1): string {
  const frame = `${place("cx", x)}${place("cy", y)} rx="${short(rx)}" ry="${short(ry)}"`;
  return `<ellipse${frame} ${paint("fill", fill, opacity)}/>`;
}

/** A rectangle; the fifth number rounds its corners. */
export function box(
  [x, y, w, h, r = 0]: readonly [x: number, y: number, w: number, h: number, r?: number],
  fill: string,
  opacity = 1,
): string {
  const frame = `${place("x", x)}${place("y", y)} width="${short(w)}" height="${short(h)}"`;
  return `<rect${frame}${r ? ` rx="${short(r)}"` : ""} ${paint("fill", fill, opacity)}/>`;
}

/** A filled path; its numbers are rounded, see `short`. */
export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${tidy(d)}" ${paint("fill", fill, opacity)}/>`;
}

/** A drawn line with round ends; it has no fill, as the picture itself has none. */
export function stroke(d: string, [colour, width]: Pen, opacity = 1): string {
  return `<path d="${tidy(d)}" ${paint("stroke", colour, opacity)} stroke-width="${short(width)}"/>`;
}

/** A line in dashes: `dash` drawn, `gap` left out. */
export function dashes(d: string, [colour, width]: Pen, [dash, gap]: readonly [dash: number, gap: number]): string {
  return stroke(d, [colour, width]).replace("/>", ` stroke-dasharray="${dash} ${gap}"/>`);
}

/** A bent line through spots. */
export const limb = (spots: readonly Spot[], pen: Pen): string => stroke(`M${spots.map(([x, y]) => `${x} ${y}`).join(" ")}`, pen);

/** A motif set down at (x, y); a `flip` of -1 mirrors it. */
export function at([x, y, scale, flip = 1]: readonly [x: number, y: number, scale: number, flip?: number], content: string) {
  const size = Math.round(scale * 100) / 100;
  return `<g transform="translate(${short(x)} ${short(y)})scale(${flip < 0 ? `${-size} ${size}` : size})">${content}</g>`;
}

/** Content turned `angle` degrees about (x, y). */
export const turned = ([x, y, angle]: readonly [x: number, y: number, angle: number], content: string): string =>
  `<g transform="rotate(${short(angle)} ${short(x)} ${short(y)})">${content}</g>`;

/** Content mirrored about the vertical line through `x` when `side` is -1. */
export const mirrored = (x: number, side: number, content: string): string =>
  side < 0 ? `<g transform="translate(${short(2 * x)} 0)scale(-1 1)">${content}</g>` : content;

/** The soft shadow on the ground that keeps things from floating. */
export const soft = (frame: readonly [x: number, y: number, rx: number, ry: number], opacity = 0.22): string =>
  oval(frame, "#1a1030", opacity);

/** Round dots of one size and colour, as a single path. */
export const dots = (spots: readonly Spot[], pen: Pen, opacity = 1): string =>
  stroke(spots.map(([x, y]) => `M${x} ${y}h.1`).join(""), pen, opacity);

/** `count` drawings side by side, `draw` gets the index. */
export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Rounds to a tenth, or to an integer from 100 on, where a tenth is not visible. */
const short = (value: number): string => {
  const steps = Math.abs(value) < 100 ? 10 : 1;
  return String(Math.round(value * steps) / steps).replace(/^(-?)0\./, "$1.");
};

/** A coordinate attribute; omitted for the default 0. */
const place = (name: "x" | "y" | "cx" | "cy", value: number): string => (short(value) === "0" ? "" : ` ${name}="${short(value)}"`);

/** Rounds the numbers of a path and removes redundant spaces. */
const tidy = (d: string): string =>
  d
    .replace(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => short(Number(number)))
    .replace(/ -/g, "-")
    .replace(/([A-Za-z]) /g, "$1");

/**
 * A paint attribute with the opacity in the colour. A separate opacity costs the browser a layer per shape: with a CPU slowdown of 4 a
 * picture took 68 ms to paint with them, and 55 without. Gradients need the separate attribute.
 */
function paint(name: "fill" | "stroke", colour: string, opacity: number): string {
  if (opacity >= 1) return `${name}="${colour}"`;
  if (!/^#\w{6}$/.test(colour)) return `${name}="${colour}" ${name}-opacity="${Math.round(opacity * 100) / 100}"`;

  const alpha = Math.round(opacity * 255).toString(16);
  return `${name}="${colour}${alpha.padStart(2, "0")}"`;
}
