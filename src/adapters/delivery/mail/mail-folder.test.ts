import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Delivery } from "#domain/outbox/index.ts";
import { createFileTransport, createMailFolder } from "./mail-transports.ts";
import { permitted } from "../../../../tests/fakes/purge-permits.ts";

const mail = {
  raw: Buffer.from("Subject: x\r\n\r\ny"),
  envelope: { from: "a@b.lu", to: ["c@d.lu"] },
  messageId: "<x@y>",
};

const delivery = (id: string, purpose: Delivery["purpose"]): Delivery =>
  ({ id: `0b5a3c0e-1111-4222-8333-${id.padStart(12, "0")}`, purpose }) as Delivery;

describe("createMailFolder", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-written-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const write = async (
    id: string,
    purpose: Delivery["purpose"],
    reference: string | null,
    at: string,
  ): Promise<string> => {
    const one = delivery(id, purpose);
    await createFileTransport(folder)(mail, { delivery: one, reference, created_at: at });
    return one.id;
  };

  it("removes complete and partial mails of the given deliveries only", async () => {
    const removedId = await write("aaa", "dealership", "V7K3-2QFM", "2026-11-21T12:00:00.000Z");
    await write("bbb", "confirmation", "V7K3-2QFM", "2026-11-21T12:00:00.000Z");
    await writeFile(join(folder, "20261121T120000.000-V7K3-2QFM-dealership-000000000aaa.eml.part"), "half a ma");
    await writeFile(join(folder, "letter-000000000aaa.txt"), "not ours");
    expect(await createMailFolder(folder).remove([removedId])).toBe(2);
    expect((await readdir(folder)).toSorted()).toEqual([
      "20261121T120000.000-V7K3-2QFM-confirmation-000000000bbb.eml",
      "letter-000000000aaa.txt",
    ]);
    expect(await createMailFolder(folder).remove([])).toBe(0);
  });

  it("removes old mails without a lead only", async () => {
    await write("aaa", "alert", null, "2026-10-01T12:00:00.000Z");
    await write("bbb", "staff", null, "2026-11-01T12:00:00.000Z");
    await write("ccc", "dealership", "V7K3-2QFM", "2026-10-01T12:00:00.000Z");
    expect(await createMailFolder(folder).removeBefore(permitted(new Date("2026-11-01T12:00:00.000Z")))).toBe(1);
    expect((await readdir(folder)).toSorted()).toEqual([
      "20261001T120000.000-V7K3-2QFM-dealership-000000000ccc.eml",
      "20261101T120000.000-staff-000000000bbb.eml",
    ]);
  });

  it("removes nothing when the folder does not exist", async () => {
    const nowhere = createMailFolder(join(folder, "nowhere"));
    expect([await nowhere.remove(["x"]), await nowhere.removeBefore(permitted(new Date()))]).toEqual([0, 0]);
  });
});
