import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Delivery } from "#domain/outbox/index.ts";
import { createFileTransport } from "./mail-transports.ts";
import type { RenderedMail } from "./message.ts";

const about = {
  reference: "V7K3-2QFM",
  created_at: "2026-11-21T12:00:00.000Z",
  delivery: { id: "0b5a3c0e-1111-4222-8333-444444444444", purpose: "dealership" } as Delivery,
};

const mail = (text: string): RenderedMail => ({
  raw: Buffer.from(text),
  envelope: { from: "a@b.lu", to: ["c@d.lu"] },
  messageId: "<x@y>",
});

describe("createFileTransport", () => {
  let folder = "";
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), "vitrine-outbox-")), "outbox");
  });
  afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

  it("writes the complete mail, readable by its owner only, under a descriptive name", async () => {
    await createFileTransport(folder)(mail("Subject: x\r\n\r\ny"), about);
    const name = "20261121T120000.000-V7K3-2QFM-dealership-444444444444.eml";
    expect(await readdir(folder)).toEqual([name]);
    expect(await readFile(join(folder, name), "utf8")).toBe("Subject: x\r\n\r\ny");
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it("replaces the mail of the same delivery and the rest of a crashed write", async () => {
    const send = createFileTransport(folder);
    await send(mail("first"), about);
    await writeFile(join(folder, "20261121T120000.000-V7K3-2QFM-dealership-444444444444.eml.part"), "half a ma");
    await send(mail("again"), about);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await readFile(join(folder, (await readdir(folder))[0] ?? ""), "utf8")).toBe("again");
  });

  it("names the mails of one second in the order they were created", async () => {
    const send = createFileTransport(folder);
    await send(mail("second"), {
      ...about,
      created_at: "2026-11-21T12:00:00.020Z",
      delivery: { ...about.delivery, id: "0b5a3c0e-1111-4222-8333-000000000000" },
    });
    await send(mail("first"), { ...about, created_at: "2026-11-21T12:00:00.003Z" });
    const names = (await readdir(folder)).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    expect(texts).toEqual(["first", "second"]);
  });

  it("rejects when the folder is not writable", async () => {
    await writeFile(join(folder, "..", "outbox"), "a file, not a folder");
    await expect(createFileTransport(folder)(mail("x"), about)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
