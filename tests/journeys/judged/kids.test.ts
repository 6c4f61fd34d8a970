// More than its share: one walk goes through every screen and state of the brand, which is cheaper than opening each twice.
import { judgeEveryScreen } from "../../support/judges/every-screen.ts";
import { PHONE } from "../../support/visit.ts";

// Those on which its palette shows most; tests/tokens.test.ts computes the contrasts of its colours.
judgeEveryScreen("kids", { widths: [PHONE], inFull: ["home", "filtered", "detail", "form errors", "thanks"] });
