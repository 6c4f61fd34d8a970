import { ISLANDS } from "./islands.ts";
import { startIslands } from "./islands/start-islands.ts";
import { layOutFar } from "./document/boot/lay-out-far.ts";
import { startActivityMoments } from "./analytics/activity-moments.ts";
import { watchBanners } from "./analytics/watch-banners.ts";
import { startConsent } from "./analytics/consent/start-consent.ts";
import { startDialogs } from "./document/boot/dialogs.ts";
import { startFailedPictures } from "./document/boot/failed-pictures.ts";
import { startDisclosures } from "./document/boot/disclosures.ts";
import { startFragments } from "./navigation/fragments.ts";
import { startGalleries } from "./document/boot/galleries.ts";
import { watchTexts } from "./document/boot/needless-more.ts";
import { startOfflineNotice } from "./navigation/offline-notice.ts";
import { startSliders } from "./document/boot/sliders.ts";
import { watchContent } from "./navigation/new-content.ts";
import { startSteps } from "./navigation/start-steps.ts";
import { startTabs } from "./document/boot/tabs.ts";

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
watchContent(watchTexts);
watchContent(watchBanners);
startSteps();
// Screen readers announce the errors of a form that was posted, unless the visitor has gone on already.
if (document.activeElement === document.body) document.querySelector<HTMLElement>("main [role=alert]")?.focus();
startIslands(ISLANDS);
layOutFar();
performance.mark("booted");
