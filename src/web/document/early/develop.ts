/** What a document loads while one develops: the runtime that replaces components must be there before React. */
import "@vitejs/plugin-react/preamble";
import "./early.ts";
