import { about } from "./screens/about/about.tsx";
import { advertise } from "./screens/advertise/advertise.tsx";
import { blog } from "./screens/blog/blog.tsx";
import { blogs } from "./screens/blogs/blogs.tsx";
import { detail } from "./screens/detail/detail.tsx";
import { helpdesk } from "./screens/helpdesk/helpdesk.tsx";
import { imprint } from "./screens/legal/imprint.tsx";
import { privacy } from "./screens/legal/privacy.tsx";
import { terms } from "./screens/legal/terms.tsx";
import { order } from "./screens/order/order.tsx";
import { confirm } from "./screens/newsletter/confirm.tsx";
import { leave } from "./screens/newsletter/leave.tsx";
import { newsletter } from "./screens/newsletter/newsletter.tsx";
import { organisation } from "./screens/organisation/organisation.tsx";
import { suggestPlace } from "./screens/suggest-place/suggest-place.tsx";
import type { Screen } from "./document/screen.ts";
import type { ScreenName } from "./screen-files.ts";

/** Every screen that is served as a document. The others are still React Router's (routes.ts). */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  about,
  advertise,
  blog,
  blogs,
  confirm,
  detail,
  helpdesk,
  imprint,
  leave,
  newsletter,
  order,
  organisation,
  privacy,
  suggestPlace,
  terms,
};
