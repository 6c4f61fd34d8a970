import { Hono } from "hono";
import { brandSign } from "../../brands/brand-sign.ts";
import { ICON_SIZES, manifestOf } from "../../brands/manifest.ts";
import { brandIcon, faviconOf } from "../../media/brand-icon.server.ts";
import type { Site } from "../../sites.ts";

type Env = { Variables: { site: Site } };

/** Cached for a day only: the URLs of these files stay the same when the logo changes. */
const A_DAY = "public, max-age=86400";
const TOUCH_ICON_SIZE = 180;
const CORNER = 11;

/** The icons and the manifest of a brand. */
export function brandFiles(): Hono<Env> {
  const files = new Hono<Env>();
  files.get("/favicon.ico", async (c) => {
    const { palette } = c.get("site").brand;
    return c.body(await faviconOf(palette), 200, { "content-type": "image/x-icon", "cache-control": A_DAY });
  });
  files.get("/apple-touch-icon.png", async (c) => {
    const { palette } = c.get("site").brand;
    const png = await brandIcon({ palette, size: TOUCH_ICON_SIZE, purpose: "maskable" });
    return c.body(png, 200, { "content-type": "image/png", "cache-control": A_DAY });
  });
  files.get("/static/icon.svg", (c) => {
    const svg = brandSign(c.get("site").brand.palette, { corner: CORNER });
    return c.body(svg, 200, { "content-type": "image/svg+xml", "cache-control": A_DAY });
  });
  files.get("/static/icons/:file", async (c) => {
    const [, purpose, size] = /^(any|maskable)-(\d{1,4})\.png$/.exec(c.req.param("file")) ?? [];
    if ((purpose !== "any" && purpose !== "maskable") || !ICON_SIZES.some((one) => one === Number(size))) return c.notFound();
    const png = await brandIcon({ palette: c.get("site").brand.palette, size: Number(size), purpose });
    return c.body(png, 200, { "content-type": "image/png", "cache-control": A_DAY });
  });
  files.get("/manifest.webmanifest", (c) =>
    c.body(JSON.stringify(manifestOf(c.get("site").brand)), 200, {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": A_DAY,
    }),
  );
  return files;
}
