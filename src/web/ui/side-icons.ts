import type { IndoorOutdoor } from "../../contract/enumerations.ts";
import type { IconName } from "./icon.tsx";

/** What stands beside the words for indoors and outdoors. */
export const SIDE_ICONS = { INDOOR: "home", OUTDOOR: "sun", BOTH: "home-sun" } as const satisfies Record<IndoorOutdoor, IconName>;
