import { Command } from "commander";
import { agendaKey } from "#application/leads/index.ts";
import { createPaths } from "#domain/site/index.ts";
import {
  createAgendaVersions,
  createCatalogueRepository,
  createSharedSettings,
} from "../../adapters/database/index.ts";
import { createSigner } from "../../adapters/signing/index.ts";
import { type CliContext, readSiteUrl } from "../context.ts";
import { fail } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { NOT_FOUND, printJson, withLeads } from "../leads/with-leads.ts";
import { marketSettings } from "../market-settings.ts";

const HELP = `
Calendar programs subscribe to the address and read it again by themselves. It has times, works and references, and no data of
visitors. Whoever has the address reads the calendar: --rotate makes a new one, and the earlier ones answer 404.

Examples:
  vitrine appointments calendar garage-nord
  vitrine appointments calendar garage-nord --rotate

Exit codes: 0 printed; 1 wrong usage; 4 there is no such location, or no server has started yet.`;

type Flags = { readonly rotate?: true; readonly format: AnswerFormat };

const print = (context: CliContext, location: string, { rotate, format }: Flags): Promise<void> =>
  withLeads(context, async (_leads, database) => {
    const all = await createCatalogueRepository(database).locations.all();
    if (!all.some(({ slug }) => slug === location)) return fail(context, NOT_FOUND, `there is no location ${location}`);
    const stored = await createSharedSettings(database).get("secret-key");
    const keys = context.config.secretKeys ?? (stored === null ? null : ([stored] as const));
    if (keys === null) return fail(context, NOT_FOUND, "no server has started with this database: it has no key yet");
    const versions = createAgendaVersions(database);
    if (rotate) await versions.rotate(location);
    const key = await agendaKey(versions, createSigner(...keys), location);
    const address = (await readSiteUrl(context, database)) + createPaths(marketSettings(context).segments).agenda(key);
    if (format === "json") printJson(context, { location, address });
    else context.stdout.write(`${address}\n`);
  });

/** `vitrine appointments calendar LOCATION` */
export const calendarCommand = (context: CliContext): Command =>
  new Command("calendar")
    .description("Prints the address of the calendar of a location, for calendar programs.")
    .argument("<location>", "slug of the location, such as garage-nord")
    .option("--rotate", "revoke the earlier addresses")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((location: string, flags: Flags) => print(context, location, flags));
