import type { Settings } from "#domain/site/index.ts";
import { readSettings } from "../../src/adapters/settings/read-settings.ts";

/** Settings of a file, those of Luxembourg unless another is given; throws when they are wrong. */
export const readSettingsFile = (file = "demo/group/settings/luxembourg.yaml"): Settings => {
  const settings = readSettings(file);
  if (!settings.ok) throw new Error(settings.error.join("\n"));
  return settings.value;
};

/** Settings of the demo group whose dated entries hold on any day of a test. */
export const withoutLastDays = (settings: string): string => settings.replaceAll(/^ +until: .+\n/gm, "");
