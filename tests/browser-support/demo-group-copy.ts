import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const DEMO_GROUP = join(import.meta.dirname, "..", "..", "demo", "group");

export type DemoGroupCopy = {
  /** Variables of a site that serves it. */
  readonly env: { readonly GROUP_DIR: string; readonly SITE: string };
  /** The settings of Luxembourg. */
  readonly settingsFile: string;
};

/** Makes a folder with the files of the demo group, whose settings a test may change. */
export const copyDemoGroup = (folder: string): DemoGroupCopy => {
  mkdirSync(folder);
  for (const name of readdirSync(DEMO_GROUP)) {
    if (name !== "settings") symlinkSync(join(DEMO_GROUP, name), join(folder, name));
  }
  cpSync(join(DEMO_GROUP, "settings"), join(folder, "settings"), { recursive: true });
  return {
    env: { GROUP_DIR: folder, SITE: "luxembourg" },
    settingsFile: join(folder, "settings", "luxembourg.yaml"),
  };
};
