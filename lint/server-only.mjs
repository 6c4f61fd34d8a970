import { dirname, join } from "node:path";
import { roomOf } from "./room-of.mjs";

/** Rooms that run on the server as a whole: the build fails when a browser would get any of their files. */
const SERVER_ROOMS = [
  ...["api", "app.ts", "backup", "catalogue", "config.ts", "crypto", "database", "http", "jobs", "mail", "moderation", "page-cache"],
  ...["privacy", "production-problems.ts", "seed", "sites.ts", "loopback.ts"],
];
const PACKAGES = ["kysely", "pg", "graphile-worker", "nodemailer", "sharp", "lru-cache", "marked", "yaml", "rate-limiter-flexible"];
/** Whoever takes a database or the catalogue runs where these are, although it imports their types alone. */
const GIVEN = /(?:^|\/)(?:database\/open|catalogue\/catalogue)\.ts$/;

/** Whether a file must never reach a browser, by its name or by its room. */
export function isServerOnly(filename) {
  return /\.server\.tsx?$/.test(filename) || SERVER_ROOMS.includes(roomOf(filename)?.split("/")[0]);
}

/**
 * In rooms that pages import, what runs on the server alone says so: a file that reads the database or the catalogue, uses Node or
 * imports such a file is called `*.server.ts`. In the web the build alone decides: loaders stand beside their pages.
 */
export const serverOnly = {
  meta: { type: "problem", docs: { description: "what runs on the server alone ends in .server.ts" } },
  create(context) {
    const room = roomOf(context.filename);
    if (!room || /^(?:web|packages)(?:\/|$)/.test(room) || /\.test\.tsx?$/.test(context.filename) || isServerOnly(context.filename))
      return {};
    const check = (node) => {
      const { value } = node.source ?? {};
      if (typeof value !== "string") return;
      const isGiven = GIVEN.test(value);
      if (!isGiven && (isTypeOnly(node) || !runsOnServer(join(dirname(context.filename), value), value))) return;
      context.report({ node, message: `What imports ${value} runs on the server alone: name it *.server.ts.` });
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
