import { existsSync } from "node:fs";
import { join } from "node:path";
import { fix, ok, ROOT } from "../machine.mjs";

export const checkPages = () =>
  existsSync(join(ROOT, "build", "server", "index.js"))
    ? ok("they are built")
    : fix("they are not built", "npm start builds them");
