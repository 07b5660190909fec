import type { ImportUser } from "#application/imports/ports.ts";
import { createImportUser } from "../../shared-container/import-user.ts";
import type { CliContext } from "../context.ts";

/** A command that may wait for an import; it says so on standard error. */
export const createCommandUser = ({ clock, stderr }: CliContext, command: string): ImportUser =>
  createImportUser({ clock, name: `./vitrine ${command}`, onWait: (line) => stderr.write(`${line}\n`) });
