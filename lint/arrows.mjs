import { dirname, join, sep } from "node:path";
import { privateNames } from "./private-names.mjs";
import { roomOf } from "./room-of.mjs";
import { rooms } from "./rooms.mjs";
import { scopedCalls } from "./scoped-calls.mjs";
import { serverOnly } from "./server-only.mjs";

/** Restricts imports between rooms (folders and files with import rules) to those that `rooms.mjs` allows. */
const arrows = {
  meta: { type: "problem", docs: { description: "imports between rooms run one way (decisions/002-import-rules-between-folders.md)" } },
  create(context) {
    const from = roomOf(context.filename);
    if (!from) return {};
    if (!rooms[from]) {
      return { Program: (node) => context.report({ node, message: "This file belongs to no room of lint/rooms.mjs." }) };
    }
    const check = (node) => {
      if (node.source) report(context, from, node);
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};

function report(context, from, node) {
  const { value } = node.source;
  if (typeof value !== "string") return;
  const room = rooms[from];
  if (!value.startsWith(".")) {
    const forbidden = room.packages?.find((name) => value === name || value.startsWith(`${name}/`));
    if (forbidden) context.report({ node, message: `The room ${from} may not import ${forbidden}.` });
    return;
  }
  const path = join(dirname(context.filename), value);
  const to = roomOf(path);
  if (to === from && room.isFolderOfRooms && folderIn(from, path) !== folderIn(from, context.filename)) {
    context.report({ node, message: `${folderIn(from, context.filename)} may not import from ${folderIn(from, path)}.` });
  }
  if (!to || to === from || room.imports.includes(to)) return;
  if (room.typesOf?.includes(to) && node.importKind === "type") return;
  context.report({ node, message: `The room ${from} may not import from ${to}.` });
}

/** The direct subfolder of a room that contains the file, such as `web/screens/home`; the room for a file directly in it. */
function folderIn(room, filename) {
  const [, inside = ""] = filename.split(sep).join("/").split(`/src/${room}/`);
  const [folder, ...rest] = inside.split("/");
  return rest.length > 0 ? `${room}/${folder}` : room;
}

export default {
  meta: { name: "uitkijk" },
  rules: { arrows, "private-names": privateNames, "scoped-calls": scopedCalls, "server-only": serverOnly },
};
