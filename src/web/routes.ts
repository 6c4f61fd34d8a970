import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("screens/home/home.tsx"),
  layout("screens/overview/overview-frame.tsx", [
    route("uitjes", "screens/overview/overview.tsx"),
    route("*", "screens/landing/landing.tsx"),
  ]),
  route("uitjes/:slug", "screens/detail/detail.tsx"),
  route("overzicht", "screens/organisations/organisations.tsx"),
  route("overzicht/:slug", "screens/organisation/organisation.tsx"),
  route("agenda", "screens/agenda/agenda.tsx"),
  route("blogs/:file?", "screens/blogs/blogs.tsx"),
  route("blog/:id", "screens/blog/blog.tsx"),
  route("helpdesk", "screens/helpdesk/helpdesk.tsx"),
  route("adverteren", "screens/advertise/advertise.tsx"),
  route("nieuwsbrief", "screens/newsletter/newsletter.tsx"),
  route("nieuwsbrief/bevestigen", "screens/newsletter/confirm.tsx"),
  route("nieuwsbrief/afmelden", "screens/newsletter/leave.tsx"),
  route("plaats-voorstellen", "screens/suggest-place/suggest-place.tsx"),
  route("over-ons", "screens/about/about.tsx"),
  route("over-de-volgorde", "screens/order/order.tsx"),
  route("privacy", "screens/legal/privacy.tsx"),
  route("voorwaarden/:language", "screens/legal/terms.tsx"),
  route("impressum", "screens/legal/imprint.tsx"),
  route("not-found", "screens/not-found/not-found.tsx"),
] satisfies RouteConfig;
