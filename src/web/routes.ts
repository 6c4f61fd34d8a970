import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("screens/home/home.tsx"),
  route("uitjes", "screens/overview/overview.tsx"),
  route("uitjes/:slug", "screens/detail/detail.tsx"),
  route("*", "screens/not-found/not-found.tsx"),
] satisfies RouteConfig;
