import { join } from "node:path";
import type { Settings } from "#domain/site/index.ts";
import { readSettings } from "../adapters/settings/read.ts";
import type { CliContext } from "./context.ts";

const folder = join(import.meta.dirname, "..", "..", "settings");

/** The settings of the market that the environment names; throws where they are wrong, as the server does. */
export const marketSettings = ({ config }: Pick<CliContext, "config">): Settings => {
  const settings = readSettings(join(folder, `${config.site}.yaml`));
  if (!settings.ok) throw new Error(settings.error.join("\n"));
  return settings.value;
};
