/** The scripts of a document in development: the hot reload runtime must load before React. */
import "@vitejs/plugin-react/preamble";
import "./early.ts";
