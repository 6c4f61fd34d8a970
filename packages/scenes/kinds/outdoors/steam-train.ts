import { hours } from "../../hours.ts";
import { darker, mix, paler } from "../../ink/colour.ts";
import { clipped, fade } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { teacup, buttonsOn, drape, lampOn } from "../../motifs/dining-car.ts";
import { locomotiveFront } from "../../motifs/locomotive-front.ts";
import { carriageBack, carriageFront, locomotive, plume } from "../../motifs/locomotive.ts";
import { baton, stationClock, suitcase, ticket, waitingRoom } from "../../motifs/station.ts";
import { tree } from "../../motifs/trees.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const ride: Layout = {
  hours: ["noon", "autumn", "sunset", "spring"],
  horizon: [0.52, 0.56],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, ink } = stage;
    const x = middle + lit * 190;
    const back = middle - lit * 325;
    const rail = 770;
    const riders = [-130, 0, 130].map((dx) =>
      at([back + dx * 1.05, rail - 60, 2.5, lit], person(stage, roll.pick(["wave", "cheer", "point", "clap"]))),
    );
    return [
      sky(stage, 0.4),
      aloft(stage),
      hills(stage, { y: ground, rise: 170, depth: 0.55 }),
      skyline(stage, ground + 30, 0.3),
      plume([x + lit * 210, rail - 416, -lit], mix("#ffffff", stage.sky[1], 0.35), roll),
      meadow(stage, ground + 90),
      shape(
        `M-20 900V${rail + 40}Q20 ${rail - 20} 60 ${rail - 16}H1140Q1180 ${rail - 20} 1220 ${rail + 40}V900Z`,
        mix("#9a8478", stage.land, 0.3),
      ),
      shape(
        each(17, (i) => `M${i * 76 - 30} ${rail + 4}h44v26h-44Z`),
        darker("#6b4029", 0.15),
      ) + box([-20, rail, 1240, 10], mix(ink, "#ffffff", 0.3)),
      soft([middle, rail + 12, 560, 14], 0.3),
      at([back, rail, 1.12, lit], carriageBack(stage)),
      ...riders,
      at([back, rail, 1.12, lit], carriageFront(stage)),
      box([middle - lit * 70 - 26, rail - 112, 80, 16, 6], ink),
      at([x - lit * 226, rail - 40, 2.5, lit], person(stage, "wave", { hat: "cap", shirt: "#2f5d8a" })),
      at([x, rail, 1.28, lit], locomotive(stage)),
    ];
  },
};

const station: Layout = {
  hours: ["morning", "dusk", "noon", "winter"],
  horizon: [0.5, 0.53],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, ground, accent, pop, ink, light } = stage;
    const x = middle + lit * 120;
    const brick = mix(accent, "#a8603f", 0.6);
    const left = (dx: number) => middle - lit * dx;
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground, rise: 110, depth: 0.55 }),
      at([left(590), ground + 90, 2, 1], tree("poplar", mix(stage.land, stage.sky[1], 0.2))),
      shape(`M-20 900V${ground + 60}H1220V900Z`, mix("#9a8478", stage.land, 0.3)),
      plume([x, 250, lit], mix("#ffffff", stage.sky[1], 0.3), roll),
      shape(`M${x - 40} ${ground + 40}H${x + 40}L${x + 330} 900H${x - 330}Z`, mix("#7d6a66", ink, 0.2)),
      stroke(`M${x - 34} ${ground + 40}L${x - 230} 920M${x + 34} ${ground + 40}L${x + 230} 920`, [mix(ink, "#ffffff", 0.35), 12]),
      locomotiveFront([x, 810], stage),
      waitingRoom([left(430), ground + 190, lit], stage, brick),
      shape(`M${left(620)} 920V${ground + 190}H${left(200)}L${left(150)} 920Z`, paler(mix("#b9a79a", ink, 0.1), 0.1)),
      shape(`M${left(200)} ${ground + 190}L${left(150)} 920H${left(180)}L${left(216)} ${ground + 190}Z`, light),
      stationClock([left(250), ground - 10], ink, pop),
      standing(stage, [left(240), ground + 290, 2.3, lit], ["wave", { kid: true }]),
      standing(stage, [left(480), ground + 330, 3.2, lit], [roll.pick(["point", "map"])]),
      standing(stage, [left(340), 850, 3.6, lit], ["raise", { hat: "cap", shirt: "#2f5d8a", trousers: "#27344f", held: baton("#3fa05f") }]),
      suitcase([left(480), 870], pop),
      shape(
        `M${middle + lit * 480} 920L${middle + lit * 400} ${ground + 140}H${middle + lit * 640}V920Z`,
        paler(mix("#b9a79a", ink, 0.1), 0.1),
      ),
      standing(stage, [middle + lit * 520, 850, 3.6, -lit], [roll.pick(["cheer", "wave", "clap"])]),
    ];
  },
};

const inside: Layout = {
  hours: ["autumn", "parlour", "sunset", "studio"],
  focus: [0.5, 0.55],
  draw(stage) {
    const { roll, lit, accent, pop, ink, light } = stage;
    const wood = mix("#8a5230", ink, 0.12);
    const view = { ...stage, ...hours[roll.pick(["noon", "autumn", "spring", "winter"] as const)], ground: 470 };
    const pane = (x: number, w: number) => `M${x} 470V180q0 -50 50 -50h${w - 100}q50 0 50 50v290Z`;
    const panes = [[130, 420] as const, [650, 420] as const];
    const outside =
      sky(view, 0.5) +
      hills(view, { y: 400, rise: 120, depth: 0.5 }) +
      plume([middle - lit * 180, 330, lit], "#ffffff", roll) +
      skyline(view, 440, 0.2) +
      hills(view, { y: 470, rise: 30, depth: 0 });
    const seat = (x: number) =>
      box([x - 96, 470, 192, 420, 36], darker(accent, 0.12)) +
      box([x - 78, 490, 156, 150, 26], accent) +
      buttonsOn([x, 540], darker(accent, 0.3));
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(pop, "#fff3e0", 0.6), mix(wood, pop, 0.2)])),
      box([-20, -20, 1240, 70], wood) + stroke("M-20 60H1220", [paler(pop, 0.2), 9]),
      box([0, 520, stageWidth, 400], wood) + each(6, (i) => box([26 + i * 200, 560, 160, 300, 8], darker(wood, 0.16))),
      ...panes.map(([x, w]) => shape(pane(x - 20, w + 40), darker(wood, 0.1))),
      clipped(panes.map(([x, w]) => pane(x, w)).join(""), outside),
      ...panes.flatMap(([x, w]) => [
        drape([x - 24, 1], accent),
        drape([x + w + 24, -1], accent),
        box([x - 46, 470, w + 92, 26, 8], paler(wood, 0.16)),
      ]),
      lampOn([600, 250], light, pop),
      seat(110) + seat(1090),
      at([250, 860, 4, 1], person(stage, "sit")),
      at([950, 860, 4, -1], person(stage, "sit")),
      at(
        [middle - lit * 90, 760, 3.8, lit],
        person(stage, "raise", { hat: "cap", shirt: "#2f5d8a", trousers: "#27344f", held: ticket(light) }),
      ),
      at([middle + lit * 120, 740, 3, -lit], person(stage, roll.pick(["point", "cheer"]), { kid: true })),
      box([370, 690, 460, 28, 10], paler(wood, 0.3)) +
        box([370, 690, 460, 130, 10], light) +
        shape(`M370 800l46 40l46 -40l46 40l46 -40l46 40l46 -40l46 40l46 -40l46 40l46 -40v-30H370Z`, light),
      teacup([460, 690], accent) +
        teacup([740, 690], accent) +
        oval([600, 688, 70, 10], paler(pop, 0.6)) +
        each(4, (i) => circle([560 + i * 27, 674 - (i % 2) * 8, 16], i % 2 ? "#a8603f" : "#e2b06a")),
      box([-20, 870, 1240, 50], darker(wood, 0.4)),
    ];
  },
};

/** A steam train: through the country, at the station, and in the dining car. */
export const steamTrain: Kind = [ride, station, inside];
