import { Command } from "commander";
import type { Lead, LeadReader } from "#domain/leads/index.ts";
import type { CliContext } from "../context.ts";
import { textTable } from "../import/text-table.ts";
import { writePrivateFile, writeTo } from "../whole-file.ts";
import { referenceArgument } from "./lead-options.ts";
import { FAILED, findLead, NOT_FOUND, refuse, withLeads } from "./open-leads.ts";

const HELP = `
Examples:
  vitrine leads file V7K3-2QFM                   which files came with the lead
  vitrine leads file V7K3-2QFM --output cv.pdf   the only one
  vitrine leads file V7K3-2QFM cv --output cv.pdf
  vitrine leads file V7K3-2QFM cv --output - | pdftotext - -

A file comes from a stranger: it was looked at for its type, not for what it does. A written file is readable by its owner
alone.

Exit codes: 0 there; 1 wrong usage; 3 nothing was written; 4 there is no such lead or file.`;

type Wanted = { readonly reference: string; readonly field: string | undefined; readonly output: string | undefined };

const filesTable = ({ files }: Lead): string =>
  textTable(
    [
      ["field", "name", "type", "bytes"],
      ...files.map((file) => [file.field, file.name, file.type, String(file.bytes)]),
    ],
    [3],
  );

const write = async (context: CliContext, reader: LeadReader, lead: Lead, { field, output = "-" }: Wanted) => {
  const files = lead.files.filter((file) => field === undefined || file.field === field);
  const [file] = files;
  if (file === undefined) return refuse(context, NOT_FOUND, `no such file came with ${lead.reference}`);
  if (files.length > 1)
    return refuse(context, 1, `name one of the fields: ${files.map((one) => one.field).join(", ")}`);
  const content = await reader.fileContent(file.id);
  if (content === null) return refuse(context, NOT_FOUND, `the file of ${lead.reference} is gone`);
  try {
    await (output === "-" ? writeTo(context.stdout, [content]) : writePrivateFile(output, [content]));
  } catch (error) {
    refuse(context, FAILED, error instanceof Error ? error.message : String(error));
  }
};

const fileOf = (context: CliContext, wanted: Wanted): Promise<void> =>
  withLeads(context, async ({ reader }) => {
    const lead = await findLead(context, reader, wanted.reference);
    if (lead === null) return;
    if (wanted.output !== undefined) await write(context, reader, lead, wanted);
    else context.stdout.write(lead.files.length === 0 ? "No files.\n" : `${filesTable(lead)}\n`);
  });

/** `vitrine leads file REFERENCE [FIELD]` */
export const fileCommand = (context: CliContext): Command =>
  new Command("file")
    .description("Lists the files that came with a lead, or writes one of them.")
    .addArgument(referenceArgument())
    .argument("[field]", "the form's field it was sent in, where there are several")
    .option("--output <file>", "write it there; - for standard output")
    .addHelpText("after", HELP)
    .action((reference: string, field: string | undefined, { output }: { output?: string }) =>
      fileOf(context, { reference, field, output }),
    );
