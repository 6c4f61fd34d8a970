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

/** The boot script of every document: starts its interactive parts, by event delegation, and its islands. */

// Before the offline notice, which ignores clicks whose default was prevented.
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
// The focus makes screen readers announce the errors of a posted form, unless the visitor has focused something else.
if (document.activeElement === document.body) document.querySelector<HTMLElement>("main [role=alert]")?.focus();
startIslands(ISLANDS);
layOutDeferred();
performance.mark("booted");
