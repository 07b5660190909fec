import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { MODULES, ok, ROOT, warn } from "../machine.mjs";

const findUnpacked = () => {
  const cache = join(ROOT, ".cache");
  const folder = existsSync(cache) ? readdirSync(cache).find((name) => name.startsWith("chromium-")) : undefined;
  const file = folder && join(cache, folder, "chromium");
  return file && existsSync(file) ? file : null;
};

/** The browser of the tests: a site runs without one. */
export const checkBrowser = () => {
  if (!existsSync(join(MODULES, "@playwright", "test")))
    return ok("not needed: the packages of developers are not installed");
  const file = findUnpacked();
  if (file === null) return ok("for developers: the first browser test unpacks one");
  const { status, stderr } = spawnSync(file, ["--version", "--no-sandbox"], { encoding: "utf8", timeout: 10_000 });
  return status === 0
    ? ok("for developers: Chromium starts")
    : warn(
        `for developers: Chromium does not start: ${(stderr ?? "").trim().split("\n")[0]}`,
        "install the package chromium of this system",
      );
};
