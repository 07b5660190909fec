import type { Model } from "./model.ts";

/** True if the model has a configurator on one of the hosts that the market allows. */
export const isConfiguratorLinked = (
  { configurator_url: url }: Pick<Model, "configurator_url">,
  hosts: readonly string[],
): boolean => url !== null && hosts.includes(new URL(url).host);
