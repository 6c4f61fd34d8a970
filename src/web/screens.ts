import { about } from "./screens/about/about.tsx";
import { blog } from "./screens/blog/blog.tsx";
import { blogs } from "./screens/blogs/blogs.tsx";
import { imprint } from "./screens/legal/imprint.tsx";
import { privacy } from "./screens/legal/privacy.tsx";
import { terms } from "./screens/legal/terms.tsx";
import { order } from "./screens/order/order.tsx";
import { confirm } from "./screens/newsletter/confirm.tsx";
import { leave } from "./screens/newsletter/leave.tsx";
import { organisation } from "./screens/organisation/organisation.tsx";
import { suggestPlace } from "./screens/suggest-place/suggest-place.tsx";
import type { Screen } from "./document/screen.ts";
import type { ScreenName } from "./screen-files.ts";

/** Every screen that is served as a document. The others are still React Router's (routes.ts). */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  about,
  blog,
  blogs,
  confirm,
  imprint,
  leave,
  order,
  organisation,
  privacy,
  suggestPlace,
  terms,
};
