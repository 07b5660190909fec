import { open } from "node:fs/promises";
import { Command } from "commander";
import { pictureVehicle } from "#application/overrides/index.ts";
import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";
import { OUTSIDE_BODIES } from "../../adapters/platform/http/outside-bodies.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { printOutcome, VEHICLE_ARGUMENT } from "./change.ts";
import { addChangeOptions, type ChangeFlags, toOverrideDetails } from "./change-options.ts";
import { REFUSED, refuse } from "./refusal.ts";
import { withOverrides } from "./with-overrides.ts";

/** That of a picture of a feed. */
const { maxBytes: MAX_BYTES } = OUTSIDE_BODIES.picture;

type FileFault = { readonly code: number; readonly reason: string };

const readPicture = async (path: string): Promise<Result<Uint8Array, FileFault>> => {
  try {
    await using file = await open(path);
    const stats = await file.stat();
    if (!stats.isFile()) return err({ code: WRONG_USAGE, reason: `${path} is no file` });
    if (stats.size <= MAX_BYTES) return ok(await file.readFile());
    const reason = `${path} is larger than ${MAX_BYTES / 1024 ** 2} MB: nothing was changed`;
    return err({ code: REFUSED, reason });
  } catch (error) {
    return err({ code: WRONG_USAGE, reason: `${path} cannot be read: ${errorMessage(error)}` });
  }
};

const showPicture = (context: CliContext, reference: string, path: string, flags: ChangeFlags): Promise<void> =>
  withOverrides(context, async (target) => {
    const file = await readPicture(path);
    if (!file.ok) return fail(context, file.error.code, file.error.reason);
    const request = { reference, bytes: file.value, ...toOverrideDetails(flags, target.timeZone) };
    const result = await pictureVehicle(target, request);
    if (!result.ok) return refuse(context, reference, result.error);
    printOutcome(context, result.value, { format: flags.format, timeZone: target.timeZone, notice: null });
  });

export const pictureCommand = (context: CliContext): Command =>
  addChangeOptions(
    new Command("picture")
      .description("Shows a picture of a vehicle before those of its feed.")
      .argument(...VEHICLE_ARGUMENT)
      .argument("<file>", "JPEG, PNG, WebP, AVIF or GIF"),
  ).action((reference: string, path: string, flags: ChangeFlags) => showPicture(context, reference, path, flags));
