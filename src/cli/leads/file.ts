import { Command } from "commander";
import type { Lead } from "#domain/leads/index.ts";
import { type LeadReader, readLeadFile } from "#application/leads/index.ts";
import type { CliContext } from "../context.ts";
import { describeFailure, fail, FAILED } from "../failure.ts";
import { textTable } from "../text-table.ts";
import { writePrivateFile } from "../../adapters/platform/files/private-file.ts";
import { writeTo } from "../write-output.ts";
import { referenceArgument } from "./lead-options.ts";
import { failUnknownLead, NOT_FOUND, withLeads } from "./with-leads.ts";

const HELP = `
Examples:
  vitrine leads file V7K3-2QFM                   which files came with the lead
  vitrine leads file V7K3-2QFM --output cv.pdf   the only one
  vitrine leads file V7K3-2QFM cv --output cv.pdf
  vitrine leads file V7K3-2QFM cv --output - | pdftotext - -

A file comes from a stranger: it was looked at for its type, not for what it does. A written file is readable by its owner
alone.

Exit codes: 0 there; 1 wrong usage; 3 nothing was written; 4 there is no such lead or file.`;

type FileRequest = {
  readonly reference: string;
  readonly field: string | undefined;
  readonly output: string | undefined;
};

const filesTable = ({ files }: Lead): string =>
  textTable(
    [
      ["field", "name", "type", "bytes"],
      ...files.map((file) => [file.field, file.name, file.type, String(file.bytes)]),
    ],
    [3],
  );

const write = async (context: CliContext, reader: LeadReader, lead: Lead, { field, output = "-" }: FileRequest) => {
  const file = await readLeadFile(reader, lead, field);
  switch (file.type) {
    case "none":
      return fail(context, NOT_FOUND, `no such file came with ${lead.reference}`);
    case "ambiguous":
      return fail(context, 1, `name one of the fields: ${file.fields.join(", ")}`);
    case "deleted":
      return fail(context, NOT_FOUND, `the file of ${lead.reference} is gone`);
    case "content":
      return writeContent(context, file.content, output);
  }
};

const writeContent = async (context: CliContext, content: Uint8Array, output: string): Promise<void> => {
  try {
    await (output === "-"
      ? writeTo(context.stdout, [content])
      : writePrivateFile(context.config.dataDir, output, content));
  } catch (error) {
    fail(context, FAILED, describeFailure(context, error));
  }
};

const listOrWriteFile = (context: CliContext, request: FileRequest): Promise<void> =>
  withLeads(context, async ({ reader }) => {
    const lead = await reader.byReference(request.reference);
    if (lead === null) failUnknownLead(context, request.reference);
    else if (request.output !== undefined) await write(context, reader, lead, request);
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
      listOrWriteFile(context, { reference, field, output }),
    );
