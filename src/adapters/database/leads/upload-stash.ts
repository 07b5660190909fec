import type { Lead, LeadFile } from "#domain/leads/index.ts";
import type { UploadStash } from "#application/leads/ports.ts";
import type { Database } from "../database.ts";
import type { Write } from "../writer.ts";
import type { Connection } from "../schema.ts";

/** Saves a new lead's files: those with content here, and those already in the stash. */
export const saveFiles = async (
  transaction: Connection,
  lead: Lead,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<void> => {
  for (const file of lead.files) {
    const content = contents.get(file.id);
    if (content === undefined) await attachStashedFile(transaction, lead.id, file.id);
    else
      await transaction
        .insertInto("uploads")
        .values(toUploadRow(file, content, lead.created_at, lead.id))
        .execute();
  }
};

const toUploadRow = (file: LeadFile, content: Uint8Array, createdAt: string, leadId: string | null) => ({
  id: file.id,
  lead_id: leadId,
  created_at: createdAt,
  facts: JSON.stringify(file),
  content,
});

const attachStashedFile = async (transaction: Connection, leadId: string, id: string): Promise<void> => {
  const { numUpdatedRows } = await transaction
    .updateTable("uploads")
    .set({ lead_id: leadId })
    .where("id", "=", id)
    .where("lead_id", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error("a file of the form is no longer there");
};

/** Stashes files of forms that have not been accepted yet. */
export const createUploadStash = ({ db }: Database, write: Write): UploadStash => ({
  save: async (file, content, at) => {
    await write((connection) =>
      connection
        .insertInto("uploads")
        .values(toUploadRow(file, content, at.toISOString(), null))
        .execute(),
    );
  },
  find: async (ids) => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom("uploads")
      .select("facts")
      .where("id", "in", ids)
      .where("lead_id", "is", null)
      .execute();
    return rows.map(({ facts }) => JSON.parse(facts) as LeadFile);
  },
  deleteBefore: async (at) => {
    const { numDeletedRows } = await write((connection) =>
      connection
        .deleteFrom("uploads")
        .where("lead_id", "is", null)
        .where("created_at", "<", at.toISOString())
        .executeTakeFirstOrThrow(),
    );
    return Number(numDeletedRows);
  },
});
