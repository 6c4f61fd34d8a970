import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("screens/home/home.tsx"),
  layout("screens/overview/overview-frame.tsx", [
    route("uitjes", "screens/overview/overview.tsx"),
    route("*", "screens/landing/landing.tsx"),
  ]),
  route("uitjes/:slug", "screens/to-document.tsx", { id: "screens/detail/detail" }),
  route("overzicht", "screens/organisations/organisations.tsx"),
  route("agenda", "screens/agenda/agenda.tsx"),
  route("helpdesk", "screens/to-document.tsx", { id: "screens/helpdesk/helpdesk" }),
  route("adverteren", "screens/to-document.tsx", { id: "screens/advertise/advertise" }),
  route("nieuwsbrief", "screens/to-document.tsx", { id: "screens/newsletter/newsletter" }),
  // Served as documents (document/screens.ts). The ids are those that tabs from before still ask for.
  route("over-ons", "screens/to-document.tsx", { id: "screens/about/about" }),
  route("blogs/:file?", "screens/to-document.tsx", { id: "screens/blogs/blogs" }),
  route("blog/:id", "screens/to-document.tsx", { id: "screens/blog/blog" }),
  route("overzicht/:slug", "screens/to-document.tsx", { id: "screens/organisation/organisation" }),
  route("nieuwsbrief/bevestigen", "screens/to-document.tsx", { id: "screens/newsletter/confirm" }),
  route("nieuwsbrief/afmelden", "screens/to-document.tsx", { id: "screens/newsletter/leave" }),
  route("plaats-voorstellen", "screens/to-document.tsx", { id: "screens/suggest-place/suggest-place" }),
  route("over-de-volgorde", "screens/to-document.tsx", { id: "screens/order/order" }),
  route("privacy", "screens/to-document.tsx", { id: "screens/legal/privacy" }),
  route("voorwaarden/:language", "screens/to-document.tsx", { id: "screens/legal/terms" }),
  route("impressum", "screens/to-document.tsx", { id: "screens/legal/imprint" }),
  route("not-found", "screens/not-found/not-found.tsx"),
] satisfies RouteConfig;
