import type { Command } from "commander";
import { agendaKey } from "#application/leads/index.ts";
import { createPaths } from "#domain/site/index.ts";
import {
  createAgendaVersions,
  createCatalogueRepository,
  createSharedSettings,
} from "../../adapters/database/index.ts";
import { createSigner } from "../../adapters/signing/index.ts";
import { command } from "../command.ts";
import { type CliContext, marketSettings, readSiteUrl } from "../context.ts";
import { CommandError, NOT_FOUND } from "../failure.ts";
import { type LeadStores, leadStores } from "../leads/stores.ts";

const HELP = `
Calendar programs subscribe to the address and read it again by themselves. It has times, works and references, and no data of
visitors. Whoever has the address reads the calendar: --rotate makes a new one, and the earlier ones answer 404.

Examples:
  vitrine appointments calendar garage-nord
  vitrine appointments calendar garage-nord --rotate

Exit codes: 0 printed; 1 wrong usage; 4 there is no such location, or no server has started yet.`;

const findAddress = async (
  context: CliContext,
  { database }: LeadStores,
  location: string,
  { rotate }: { readonly rotate?: true },
): Promise<string> => {
  const all = await createCatalogueRepository(database).locations.all();
  if (!all.some(({ slug }) => slug === location)) throw new CommandError(NOT_FOUND, `there is no location ${location}`);
  const stored = await createSharedSettings(database).get("secret-key");
  const keys = context.config.secretKeys ?? (stored === null ? null : ([stored] as const));
  if (keys === null) throw new CommandError(NOT_FOUND, "no server has started with this database: it has no key yet");
  const versions = createAgendaVersions(database);
  if (rotate) await versions.rotate(location);
  const key = await agendaKey(versions, createSigner(...keys), location);
  return (await readSiteUrl(context, database)) + createPaths(marketSettings(context).segments).agenda(key);
};

/** `vitrine appointments calendar LOCATION` */
export const calendarCommand = (context: CliContext): Command =>
  command(context, {
    name: "calendar",
    description: "Prints the address of the calendar of a location, for calendar programs.",
    help: HELP,
    parameters: [
      ["<location>", "slug of the location, such as garage-nord"],
      ["--rotate", "revoke the earlier addresses"],
    ],
    needs: leadStores,
    run: async (leads, location: string, flags: { readonly rotate?: true }) => ({
      location,
      address: await findAddress(context, leads, location, flags),
    }),
    table: ({ address }) => address,
  });
