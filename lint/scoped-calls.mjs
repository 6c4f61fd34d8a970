import { roomOf } from "./room-of.mjs";

/**
 * What says whose rows a call is about: who asks (a request has its actor and scope), or a row that was found in the scope
 * (src/permissions/scope.ts).
 */
const ASKING = ["scope", "narrowed", "actor", "accountId", "account", "session", "request", "moderation", "by", "change"];
const FOUND = ["found", "person", "mailed"];
const SUBJECTS = new Set([...ASKING, ...FOUND]);
/** The database, or a transaction on it. */
const DATABASES = new Set(["db", "transaction"]);

/** Methods that write a query on the spot. */
const QUERIES = /^(?:select|insert|update|delete|merge|replace|with|transaction|connection|schema|execute)/;

/**
 * A screen of the management area that hands the database to a function also hands over whose rows it may see or change: a scope, an
 * actor or an account. A role that was checked and an id that is then trusted is the hole that this closes. It has no query of its own:
 * those stand with the rows, in the rooms of the business.
 */
export const scopedCalls = {
  meta: {
    type: "problem",
    docs: { description: "queries of the management area start from a scope (decisions/077-scopes-of-editors.md)" },
  },
  create(context) {
    if (roomOf(context.filename) !== "office" || /\.test\.tsx?$/.test(context.filename)) return {};
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === "MemberExpression" && DATABASES.has(nameOf(callee.object)) && QUERIES.test(nameOf(callee) ?? "")) {
          context.report({ node, message: "A screen has no query of its own: write it in the room of its rows, with a scope." });
        }
        const [first, ...rest] = node.arguments;
        if (!DATABASES.has(nameOf(first)) || rest.some(namesSubject)) return;
        context.report({ node, message: "This call reads or changes rows without a scope, actor or account: pass whose they are." });
      },
    };
  },
};

/** The last name of `db` or `site.db`. */
function nameOf(node) {
  if (node?.type === "Identifier") return node.name;
  return node?.type === "MemberExpression" && !node.computed ? node.property.name : undefined;
}

/** Whether a name of a subject stands anywhere in an argument. */
function namesSubject(node) {
  if (node === null || typeof node !== "object") return false;
  if (Array.isArray(node)) return node.some(namesSubject);
  if (node.type === "Identifier" && SUBJECTS.has(node.name)) return true;
  return Object.entries(node).some(([key, child]) => key !== "parent" && key !== "loc" && namesSubject(child));
}
