import { readFileSync } from "node:fs";
import { valueAt } from "#domain/shared/index.ts";
import { parseYaml } from "../../adapters/platform/formats/yaml.ts";
import { settingsFilePath, settingsFileName } from "../../shared-container/settings.ts";
import type { CliContext } from "../context.ts";

/** Where a value of the market's settings stands, as "settings/luxembourg.yaml:183". */
type SettingLine = (path: readonly PropertyKey[]) => string;

export const readSettingLines = ({ config }: Pick<CliContext, "config">) => {
  const yaml = parseYaml(readFileSync(settingsFilePath(config), "utf8"));
  const name = settingsFileName(config);
  const lineOf: SettingLine = (path) => (yaml.ok ? `${name}:${yaml.value.positionOf(path).line}` : name);
  return {
    lineOf,
    /** The line of the last day of a dated entry, which is known by its first. */
    lineOfEnd: (path: readonly string[], from: string): string => {
      const entries = yaml.ok ? (valueAt(yaml.value.value, path) as readonly { readonly from?: unknown }[]) : [];
      return lineOf([...path, entries.findIndex((entry) => entry.from === from), "until"]);
    },
  };
};
