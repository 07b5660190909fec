import type { Lead, LeadFile, UploadStash } from "#domain/leads/index.ts";
import type { Database } from "./database.ts";
import type { Write } from "./leads-writer.ts";

/** Keeps a new lead's files: those that came with it, and those that waited in the stash. */
export const keepFiles = async (
  transaction: Database["db"],
  lead: Lead,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<void> => {
  for (const file of lead.files) {
    const content = contents.get(file.id);
    if (content === undefined) await takeOver(transaction, lead.id, file.id);
    else
      await transaction
        .insertInto("uploads")
        .values(uploadRow(file, content, lead.created_at, lead.id))
        .execute();
  }
};

const uploadRow = (file: LeadFile, content: Uint8Array, createdAt: string, leadId: string | null) => ({
  id: file.id,
  lead_id: leadId,
  created_at: createdAt,
  facts: JSON.stringify(file),
  content,
});

const takeOver = async (transaction: Database["db"], leadId: string, id: string): Promise<void> => {
  const { numUpdatedRows } = await transaction
    .updateTable("uploads")
    .set({ lead_id: leadId })
    .where("id", "=", id)
    .where("lead_id", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error("a file of the form is no longer there");
};

/** Files of forms that were not accepted yet. */
export const uploadStash = ({ db }: Database, write: Write): UploadStash => ({
  keep: async (file, content, at) => {
    await write((own) =>
      own
        .insertInto("uploads")
        .values(uploadRow(file, content, at.toISOString(), null))
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
  dropBefore: async (at) => {
    const { numDeletedRows } = await write((own) =>
      own
        .deleteFrom("uploads")
        .where("lead_id", "is", null)
        .where("created_at", "<", at.toISOString())
        .executeTakeFirstOrThrow(),
    );
    return Number(numDeletedRows);
  },
});
