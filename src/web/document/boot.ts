import { startIslands } from "../islands/start-islands.ts";
import { layOutFar } from "../lay-out-far.ts";
import { startActivityMoments } from "./activity-moments.ts";
import { watchBanners } from "../counting/watch-banners.ts";
import { startConsent } from "./consent.ts";
import { startDialogs } from "./dialogs.ts";
import { startFailedPictures } from "./failed-pictures.ts";
import { startDisclosures } from "./disclosures.ts";
import { startFragments } from "./fragments.ts";
import { startGalleries } from "./galleries.ts";
import { watchTexts } from "./needless-more.ts";
import { startOfflineNotice } from "./offline-notice.ts";
import { startSliders } from "./sliders.ts";
import { startSteps } from "./steps/start-steps.ts";
import { startTabs } from "./tabs.ts";

/** The one script of every document: its interactive parts by delegation, and the start of its islands. */

// Before the offline notice: it leaves alone a click that another listener has answered.
startConsent();
startDialogs();
startOfflineNotice();
startFailedPictures();
startDisclosures();
startFragments();
startSliders();
startGalleries();
startTabs();
startActivityMoments();
watchTexts(document);
watchBanners(document);
startSteps();
// Screen readers announce the errors of a form that was posted, unless the visitor has gone on already.
if (document.activeElement === document.body) document.querySelector<HTMLElement>("main [role=alert]")?.focus();
startIslands();
layOutFar();
performance.mark("booted");
