import { at } from "../ink/shapes.ts";
import { bucket } from "../motifs/catch.ts";
import { carrot } from "../motifs/carrot.ts";
import { jar } from "../motifs/jar.ts";
import { sheep } from "../motifs/sheep.ts";
import { signpost } from "../motifs/signpost.ts";
import { blocks, conicalFlask, playBall } from "../motifs/outing-things.ts";
import { ringedPlanet } from "../motifs/planet.ts";
import { puppets } from "../motifs/puppets.ts";
import { rocket } from "../motifs/rocket.ts";
import { starProjector } from "../motifs/star-projector.ts";
import { cactus, glassGarden } from "../motifs/terrarium.ts";
import { greatTelescope } from "../motifs/great-telescope.ts";
import { anywhere, inside, outside } from "./extra.ts";

const lifted = (dy: number, content: string) => at([0, dy, 1], content);
const kid = () => ({ kid: true }) as const;
const pail = [2.6, ({ accent }: { accent: string }) => lifted(-36, bucket(accent))] as const;

export const circus = inside({
  beside: "on a crate",
  large: [1.7, ({ accent, pop }) => playBall(accent, pop)],
  small: [
    [1.6, ({ accent, pop }) => playBall(accent, pop)],
    [1, ({ water, pop }) => playBall(water, pop)],
  ],
  doing: ["balance", kid],
});
export const pettingFarm = outside({ isForChildren: true, large: [1.1, () => sheep()], small: [[1.5, carrot], pail] });
export const planetarium = [
  ...inside({
    large: [0.8, (stage) => starProjector(0, 0, stage)],
    small: [
      [0.9, (stage) => rocket(stage)],
      [0.7, ({ accent, pop }) => lifted(-100, ringedPlanet(accent, pop))],
    ],
  }),
  ...outside({
    large: [0.5, (stage) => greatTelescope(stage)],
    small: [
      [0.9, (stage) => rocket(stage)],
      [0.7, ({ accent, pop }) => lifted(-100, ringedPlanet(accent, pop))],
    ],
  }),
];
export const playground = anywhere({
  isForChildren: true,
  large: [1.4, ({ accent, pop, water }) => blocks([accent, pop, water])],
  small: [
    [1.3, ({ accent, pop, water }) => blocks([accent, pop, water])],
    [1.3, ({ accent, pop }) => playBall(accent, pop)],
  ],
  doing: ["cheer", kid],
});
export const puppetTheatre = inside({
  isForChildren: true,
  large: [0.9, ({ accent, pop }) => puppets.jester(accent, pop)],
  small: [
    [0.8, ({ accent, pop }) => puppets.jester(accent, pop)],
    [0.7, ({ water, pop }) => puppets.jester(water, pop)],
  ],
});
export const science = inside({
  large: [1.2, ({ accent }) => conicalFlask(accent)],
  small: [
    [1.3, ({ accent }) => conicalFlask(accent)],
    [1.2, ({ water }) => conicalFlask(water)],
  ],
});
export const zoo = [
  ...inside({
    large: [0.6, (stage) => glassGarden(stage)],
    small: [
      [0.62, (stage) => glassGarden(stage)],
      [1.1, ({ land }) => cactus("#c9784a", land)],
    ],
  }),
  ...outside({ large: [1.05, (stage) => signpost(stage)], small: [[1.2, (stage) => jar(stage)], pail] }),
];
