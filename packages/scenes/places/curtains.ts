import { darker, paler } from "../ink/colour.ts";
import { each, shape, stroke } from "../ink/shapes.ts";
import { stageHeight, stageWidth } from "../stage.ts";

/** A stage's curtains, drawn aside, with a valance above; `low` is where they touch the boards. */
export function curtains(cloth: string, low: number = stageHeight): string {
  const side = (flip: number) => {
    const x = (share: number) => (flip > 0 ? share : stageWidth - share);
    return (
      shape(`M${x(-20)} -20H${x(250)}Q${x(240)} 300 ${x(120)} 430Q${x(170)} 600 ${x(190)} ${low}H${x(-20)}Z`, cloth) +
      shape(
        `M${x(250)} -20Q${x(240)} 300 ${x(120)} 430Q${x(170)} 600 ${x(190)} ${low}H${x(140)}Q${x(110)} 600 ${x(90)} 430Q${x(190)} 280 ${x(190)} -20Z`,
        darker(cloth, 0.22),
      ) +
      stroke(
        `M${x(40)} 0Q${x(56)} 300 ${x(40)} 420Q${x(50)} 600 ${x(46)} ${low - 10}M${x(120)} 0Q${x(116)} 280 ${x(70)} 420`,
        [paler(cloth, 0.2), 10],
        0.5,
      ) +
      stroke(`M${x(-20)} 446Q${x(60)} 460 ${x(122)} 430`, ["#f5c95a", 20])
    );
  };
  const swags = each(
    6,
    (i) =>
      shape(`M${i * 200} -20H${i * 200 + 200}V40Q${i * 200 + 100} 160 ${i * 200} 40Z`, i % 2 ? cloth : darker(cloth, 0.12)) +
      stroke(`M${i * 200} 44Q${i * 200 + 100} 164 ${i * 200 + 200} 44`, ["#f5c95a", 9]),
  );
  return side(1) + side(-1) + swags;
}
