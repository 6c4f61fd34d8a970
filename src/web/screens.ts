import { about } from "./screens/about/about.tsx";
import { advertise } from "./screens/advertise/advertise.tsx";
import { agenda } from "./screens/agenda/agenda.tsx";
import { blog } from "./screens/blog/blog.tsx";
import { blogs } from "./screens/blogs/blogs.tsx";
import { detail } from "./screens/detail/detail.tsx";
import { helpdesk } from "./screens/helpdesk/helpdesk.tsx";
import { landing } from "./screens/overview/landing.tsx";
import { home } from "./screens/home/home.tsx";
import { imprint } from "./screens/legal/imprint.tsx";
import { privacy } from "./screens/legal/privacy.tsx";
import { terms } from "./screens/legal/terms.tsx";
import { order } from "./screens/order/order.tsx";
import { confirm } from "./screens/newsletter/confirm.tsx";
import { leave } from "./screens/newsletter/leave.tsx";
import { newsletter } from "./screens/newsletter/newsletter.tsx";
import { notFound } from "./screens/not-found/not-found.tsx";
import { organisation } from "./screens/organisation/organisation.tsx";
import { organisations } from "./screens/organisations/organisations.tsx";
import { overview } from "./screens/overview/overview.tsx";
import { suggestPlace } from "./screens/suggest-place/suggest-place.tsx";
import type { Screen } from "./document/screen.ts";
import type { ScreenName } from "./navigation/routes.ts";

/** Every screen of the site. */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  about,
  advertise,
  agenda,
  blog,
  blogs,
  confirm,
  detail,
  helpdesk,
  home,
  imprint,
  landing,
  leave,
  newsletter,
  notFound,
  order,
  organisation,
  organisations,
  overview,
  privacy,
  suggestPlace,
  terms,
};
