import { startIslands } from "../islands/start-islands.ts";
import { layOutFar } from "../lay-out-far.ts";
import { openConsent } from "../tracking/consent-door.ts";
import { startActivityMoments } from "./activity-moments.ts";
import { onClick } from "./delegate.ts";
import { startDialogs } from "./dialogs.ts";
import { startFailedPictures } from "./failed-pictures.ts";
import { startFolds } from "./folds.ts";
import { startFragments } from "./fragments.ts";
import { startGalleries } from "./galleries.ts";
import { startNeedlessMore } from "./needless-more.ts";
import { startOfflineNotice } from "./offline-notice.ts";
import { startSliders } from "./sliders.ts";
import { startTabs } from "./tabs.ts";

/** The one script of every document: its interactive parts by delegation, and the start of its islands. */

// Before the offline notice: it leaves alone a click that another listener has answered.
onClick("[data-consent]", (_link, event) => openConsent() && event.preventDefault());
startDialogs();
startOfflineNotice();
startFailedPictures();
startFolds();
startFragments();
startSliders();
startGalleries();
startTabs();
startActivityMoments();
startNeedlessMore();
// Screen readers announce the errors of a form that was posted, unless the visitor has gone on already.
if (document.activeElement === document.body) document.querySelector<HTMLElement>("main [role=alert]")?.focus();
startIslands();
layOutFar();
performance.mark("booted");
