// More than its share: one test audits every screen and state of the brand, which is cheaper than opening each twice.
import { auditEveryScreen } from "../../support/audits/every-screen.ts";
import { PHONE } from "../../support/visit.ts";

// The screens that use its palette most; tests/tokens.test.ts computes the contrasts of its colours.
auditEveryScreen("kids", { widths: [PHONE], inFull: ["home", "filtered", "detail", "form errors", "thanks"] });
