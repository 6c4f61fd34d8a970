import { ISLANDS } from "./islands.ts";
import { startIslands } from "./islands/start-islands.ts";
import { layOutDeferred } from "./document/boot/lay-out-deferred.ts";
import { startActivityEvents } from "./analytics/start-activity-events.ts";
import { watchBanners } from "./analytics/watch-banners.ts";
import { startConsent } from "./analytics/consent/start-consent.ts";
import { startDialogs } from "./document/boot/dialogs.ts";
import { startFailedPictures } from "./document/boot/failed-pictures.ts";
import { startDisclosures } from "./document/boot/disclosures.ts";
import { startFragments } from "./navigation/fragments.ts";
import { startGalleries } from "./document/boot/galleries.ts";
import { hideUnneededMore } from "./document/boot/hide-unneeded-more.ts";
import { startOfflineNotice } from "./navigation/offline-notice.ts";
import { startSliders } from "./document/boot/sliders.ts";
import { onNewContent } from "./navigation/new-content.ts";
import { startListNavigation } from "./navigation/start-list-navigation.ts";
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
startActivityEvents();
onNewContent(hideUnneededMore);
onNewContent(watchBanners);
startListNavigation();
// Screen readers announce the errors of a form that was posted, unless the visitor has gone on already.
if (document.activeElement === document.body) document.querySelector<HTMLElement>("main [role=alert]")?.focus();
startIslands(ISLANDS);
layOutDeferred();
performance.mark("booted");
