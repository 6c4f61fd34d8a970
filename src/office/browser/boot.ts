/** The script of every page of the management area. Everything works without it. */
import { listenForKeys } from "./keys.ts";

listenForKeys();
