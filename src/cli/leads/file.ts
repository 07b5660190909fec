import type { Command } from "commander";
import { type LeadReader, readLeadFile } from "#application/leads/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { writePrivateFile } from "../../adapters/platform/files/private-file.ts";
import { command } from "../command.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { CommandError, NOT_FOUND, orFailed } from "../failure.ts";
import { writeTo } from "../streams.ts";
import { textTable } from "../text-table.ts";
import { referenceArgument } from "./options.ts";
import { leadStores, unknownLead } from "./stores.ts";

const HELP = `
Examples:
  vitrine leads file V7K3-2QFM                   which files came with the lead
  vitrine leads file V7K3-2QFM --output cv.pdf   the only one
  vitrine leads file V7K3-2QFM cv --output cv.pdf
  vitrine leads file V7K3-2QFM cv --output - | pdftotext - -

A file comes from a stranger: it was looked at for its type, not for what it does. A written file is readable by its owner
alone.

Exit codes: 0 there; 1 wrong usage; 3 nothing was written; 4 there is no such lead or file.`;

const filesTable = ({ files }: Lead): string =>
  textTable(
    [
      ["field", "name", "type", "bytes"],
      ...files.map((file) => [file.field, file.name, file.type, String(file.bytes)]),
    ],
    [3],
  );

const readContent = async (reader: LeadReader, lead: Lead, field: string | undefined): Promise<Uint8Array> => {
  const file = await readLeadFile(reader, lead, field);
  switch (file.type) {
    case "none":
      throw new CommandError(NOT_FOUND, `no such file came with ${lead.reference}`);
    case "ambiguous":
      throw new CommandError(WRONG_USAGE, `name one of the fields: ${file.fields.join(", ")}`);
    case "deleted":
      throw new CommandError(NOT_FOUND, `the file of ${lead.reference} is gone`);
    case "content":
      return file.content;
  }
};

/** `vitrine leads file REFERENCE [FIELD]` */
export const fileCommand = (context: CliContext): Command =>
  command(context, {
    name: "file",
    description: "Lists the files that came with a lead, or writes one of them.",
    help: HELP,
    parameters: [
      referenceArgument(),
      ["[field]", "the form's field it was sent in, where there are several"],
      ["--output <file>", "write it there; - for standard output"],
    ],
    needs: leadStores,
    run: async ({ reader }, reference: string, field: string | undefined, { output }: { readonly output?: string }) => {
      const lead = await reader.byReference(reference);
      if (lead === null) throw unknownLead(reference);
      if (output === undefined) return lead.files.length === 0 ? "No files." : filesTable(lead);
      const content = await readContent(reader, lead, field);
      const { config, stdout } = context;
      await orFailed(context, () =>
        output === "-" ? writeTo(stdout, [content]) : writePrivateFile(config.dataDir, output, content),
      );
      return "";
    },
    text: (text) => text,
  });
