import { circle, oval, shape, soft, stroke, turned } from "../ink/shapes.ts";

/** A giraffe that faces left, its head near (-78, -290). */
export const giraffe = (): string => {
  const [coat, shade, spot] = ["#f2c068", "#dba24a", "#a8632f"];
  const spots = [
    [-8, -96, 13],
    [24, -104, 14],
    [48, -88, 11],
    [12, -72, 12],
    [40, -66, 9],
    [-30, -112, 10],
    [-40, -148, 9],
    [-50, -182, 8],
    [-56, -214, 7],
    [-34, -134, 6],
    [-48, -232, 5],
  ] as const;
  return (
    soft([10, 0, 90, 9]) +
    stroke("M-22 -70L-24 -6M52 -72L58 -6", [shade, 13]) +
    stroke("M62 -100Q82 -90 78 -52", [shade, 6]) +
    oval([78, -48, 6, 11], "#5b3420") +
    shape("M-66 -246L-40 -250Q-28 -160 -6 -122H48Q72 -116 68 -82Q64 -56 40 -56H-14Q-40 -62 -44 -96Z", coat) +
    stroke("M-8 -64L-8 -6M40 -64L42 -6", [coat, 14]) +
    stroke("M-24 -6V-2M58 -6V-2M-8 -6V-2M42 -6V-2", ["#5b3420", 14]) +
    spots.map(([x, y, r]) => circle([x, y, r], spot)).join("") +
    stroke("M-38 -252Q-26 -170 -4 -124", ["#8a4a24", 7]) +
    stroke("M-52 -268L-48 -290M-40 -266L-34 -286", [coat, 6]) +
    circle([-48, -292, 6], "#5b3420") +
    circle([-33, -288, 6], "#5b3420") +
    shape("M-34 -256Q-34 -276 -56 -274Q-70 -272 -82 -256L-104 -242Q-110 -228 -98 -224Q-80 -222 -66 -232Q-40 -232 -34 -256Z", coat) +
    shape("M-88 -252L-104 -242Q-110 -228 -98 -224Q-88 -223 -80 -226Q-90 -238 -88 -252Z", shade) +
    turned([-28, -264, -24], oval([-22, -264, 14, 6], shade)) +
    circle([-64, -256, 4], "#2b1a1a") +
    circle([-98, -236, 2], "#5b3420") +
    circle([-46, -252, 5], spot)
  );
};
