import { type CheckedMachine, fix, warn } from "./doctor-check.ts";

/**
 * Level of what a public start refuses: a warning where the operator says that it is meant, and where this command does
 * not have the environment of the server, which may say so.
 */
export const levelOfPublicStart = ({ context: { config } }: Pick<CheckedMachine, "context">): typeof fix =>
  config.isDemonstration || !config.isSiteUrlSet ? warn : fix;
