import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Lead, LeadFile } from "#domain/leads/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { after, deliveriesOf, NOON, aLead, ONE_SEAT } from "../builders/stored-lead.ts";
import { permitted } from "../fakes/purge-permits.ts";

const PDF = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);

const aCv = (changes: Partial<LeadFile> = {}): LeadFile => ({
  id: randomUUID(),
  field: "cv",
  name: "Léa Kieffer – CV.pdf",
  type: "application/pdf",
  bytes: PDF.length,
  sha256: "0".repeat(64),
  ...changes,
});

onBothDialects("createUploadStash", (fixture) => {
  const open = () => createLeadRepository(fixture().database);
  const accept = async (lead: Lead, contents: ReadonlyMap<string, Uint8Array> = new Map()) =>
    open().store.save(lead, deliveriesOf(lead), { seats: ONE_SEAT, contents });
  const count = async (): Promise<number> => (await open().reader.status()).leads;

  it("saves the files of a lead byte for byte", async () => {
    const file = aCv();
    const lead = aLead({ files: [file] });
    await accept(lead, new Map([[file.id, PDF]]));
    const { reader } = open();
    expect((await reader.byReference(lead.reference))?.files).toEqual([file]);
    expect(Buffer.from((await reader.fileContent(file.id)) ?? []).equals(PDF)).toBe(true);
    expect(await reader.fileContent(randomUUID())).toBeNull();
  });

  it("makes a stashed file readable only after its form is accepted", async () => {
    const { stash, reader } = open();
    const file = aCv();
    await stash.save(file, PDF, NOON);
    expect(await stash.find([file.id, randomUUID()])).toEqual([file]);
    expect(await reader.fileContent(file.id)).toBeNull();
    await accept(aLead({ files: [file] }));
    expect(await stash.find([file.id])).toEqual([]);
    expect(Buffer.from((await reader.fileContent(file.id)) ?? []).equals(PDF)).toBe(true);
  });

  it("rejects a lead whose file is missing from the stash or belongs to another lead", async () => {
    const file = aCv();
    await expect(accept(aLead({ files: [file] }))).rejects.toThrow("no longer there");
    expect(await count()).toBe(0);
    await open().stash.save(file, PDF, NOON);
    await accept(aLead({ files: [file] }));
    await expect(accept(aLead({ files: [file] }))).rejects.toThrow("no longer there");
    expect(await count()).toBe(1);
  });

  it("deletes expired stashed files but never those of leads", async () => {
    const { stash, reader } = open();
    const [old, recent, kept] = [aCv(), aCv(), aCv()];
    await stash.save(old, PDF, NOON);
    await stash.save(recent, PDF, after(60));
    await stash.save(kept, PDF, NOON);
    await accept(aLead({ files: [kept] }));
    expect(await stash.deleteBefore(permitted(after(30)))).toBe(1);
    expect(await stash.find([old.id, recent.id])).toEqual([recent]);
    expect(await reader.fileContent(kept.id)).not.toBeNull();
  });
});
