import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Lead, LeadFile } from "#domain/leads/index.ts";
import { leadRepository } from "../../src/adapters/database/index.ts";
import { onBothDialects } from "./databases.ts";
import { after, deliveriesOf, NOON, sampleLead } from "./lead-samples.ts";

const PDF = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);

const cv = (changes: Partial<LeadFile> = {}): LeadFile => ({
  id: randomUUID(),
  field: "cv",
  name: "Léa Kieffer – CV.pdf",
  type: "application/pdf",
  bytes: PDF.length,
  sha256: "0".repeat(64),
  ...changes,
});

onBothDialects("files of leads", (fixture) => {
  const open = () => leadRepository(fixture().database);
  const accept = async (lead: Lead, contents: ReadonlyMap<string, Uint8Array> = new Map()) =>
    open().store.accept(lead, deliveriesOf(lead), { capacity: 1, contents });
  const count = async (): Promise<number> => (await open().reader.status()).leads;

  it("are kept with their lead, byte for byte", async () => {
    const file = cv();
    const lead = sampleLead({ files: [file] });
    await accept(lead, new Map([[file.id, PDF]]));
    const { reader } = open();
    expect((await reader.byReference(lead.reference))?.files).toEqual([file]);
    expect(Buffer.from((await reader.fileContent(file.id)) ?? []).equals(PDF)).toBe(true);
    expect(await reader.fileContent(randomUUID())).toBeNull();
  });

  it("wait in the stash until their form is accepted, and are nobody's to read before", async () => {
    const { stash, reader } = open();
    const file = cv();
    await stash.keep(file, PDF, NOON);
    expect(await stash.find([file.id, randomUUID()])).toEqual([file]);
    expect(await reader.fileContent(file.id)).toBeNull();
    await accept(sampleLead({ files: [file] }));
    expect(await stash.find([file.id])).toEqual([]);
    expect(Buffer.from((await reader.fileContent(file.id)) ?? []).equals(PDF)).toBe(true);
  });

  it("keep nothing of a lead whose file is gone from the stash, or is another lead's", async () => {
    const file = cv();
    await expect(accept(sampleLead({ files: [file] }))).rejects.toThrow("no longer there");
    expect(await count()).toBe(0);
    await open().stash.keep(file, PDF, NOON);
    await accept(sampleLead({ files: [file] }));
    await expect(accept(sampleLead({ files: [file] }))).rejects.toThrow("no longer there");
    expect(await count()).toBe(1);
  });

  it("are dropped from the stash after their time, those of leads never", async () => {
    const { stash, reader } = open();
    const [old, recent, kept] = [cv(), cv(), cv()];
    await stash.keep(old, PDF, NOON);
    await stash.keep(recent, PDF, after(60));
    await stash.keep(kept, PDF, NOON);
    await accept(sampleLead({ files: [kept] }));
    expect(await stash.dropBefore(after(30))).toBe(1);
    expect(await stash.find([old.id, recent.id])).toEqual([recent]);
    expect(await reader.fileContent(kept.id)).not.toBeNull();
  });
});
