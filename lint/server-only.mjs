import { dirname, join } from "node:path";
import { roomOf } from "./room-of.mjs";

/** Rooms that run only on the server: the build fails when a browser bundle contains one of their files. */
const SERVER_ROOMS = [
  ...[
    "accounts",
    "api",
    "app.ts",
    "backup",
    "catalogue",
    "config.ts",
    "crypto",
    "database",
    "history",
    "http",
    "jobs",
    "mail",
    "moderation",
    "office",
    "office.ts",
  ],
  ...["page-cache", "permissions", "privacy", "production-problems.ts", "seed", "sites.ts", "loopback.ts"],
];
/** Rooms in a server room whose files are for browsers. */
const BROWSER_ROOMS = ["office/browser"];
const PACKAGES = ["kysely", "pg", "graphile-worker", "nodemailer", "sharp", "lru-cache", "marked", "yaml", "rate-limiter-flexible"];
/** A type import of these counts too: a function with a database or catalogue parameter runs on the server. */
const SERVER_TYPES = /(?:^|\/)(?:database\/open|catalogue\/catalogue)\.ts$/;

/** Whether a file must never reach a browser, by its name or its room. Stylesheets of any room may: in development each is a file. */
export function isServerOnly(filename) {
  if (/\.css(?:\?|$)/.test(filename)) return false;
  const room = roomOf(filename);
  return /\.server\.tsx?$/.test(filename) || (!BROWSER_ROOMS.includes(room) && SERVER_ROOMS.includes(room?.split("/")[0]));
}

/**
 * In rooms that pages import, a file that reads the database or the catalogue, uses Node or imports such a file must be named
 * `*.server.ts`. Not in src/web, where loaders stand beside their pages: there only the build checks.
 */
export const serverOnly = {
  meta: { type: "problem", docs: { description: "server-only files end in .server.ts" } },
  create(context) {
    const room = roomOf(context.filename);
    if (!room || /^(?:web|packages)(?:\/|$)/.test(room) || /\.test\.tsx?$/.test(context.filename) || isServerOnly(context.filename))
      return {};
    const check = (node) => {
      const { value } = node.source ?? {};
      if (typeof value !== "string") return;
      const isServerType = SERVER_TYPES.test(value);
      if (!isServerType && (isTypeOnly(node) || !runsOnServer(join(dirname(context.filename), value), value))) return;
      context.report({ node, message: `A file that imports ${value} runs only on the server: name it *.server.ts.` });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};

function runsOnServer(path, specifier) {
  if (specifier.startsWith(".")) return isServerOnly(path);
  return specifier.startsWith("node:") || PACKAGES.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

function isTypeOnly({ importKind, exportKind, specifiers = [] }) {
  return (
    importKind === "type" ||
    exportKind === "type" ||
    (specifiers.length > 0 && specifiers.every((specifier) => specifier.importKind === "type"))
  );
}
