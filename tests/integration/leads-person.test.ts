import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import { createAlertRepository } from "../../src/adapters/database/alerts/index.ts";
import { anAlert } from "../builders/alert.ts";
import { deliveriesOf, aLeadFile, aLead } from "../builders/stored-lead.ts";
import { useLeadsCli } from "./leads-cli.ts";

const BOOKING = {
  location: "bertrange",
  calendar: "test_drive",
  start: "2026-11-24T09:00:00.000Z",
  end: "2026-11-24T10:00:00.000Z",
};

type PersonOutput = {
  readonly leads: readonly (Lead & { readonly deliveries: readonly object[] })[];
  readonly alerts: readonly object[];
  readonly mails: readonly object[];
  readonly also_known_by: readonly string[];
};

describe("the data of one person", () => {
  const cli = useLeadsCli();

  const emlOf = ({ id, purpose }: Delivery, reference: string | null): string =>
    `${["20261121T120000", reference].filter(Boolean).join("-")}-${purpose}-${id.slice(-12)}.eml`;

  /** Zoë's application with CV, appointment and alert, and Jan's request; their emails are written to the folder. */
  const saveBoth = async () => {
    const file = aLeadFile({ name: "../../Zoë; rm -rf.pdf" });
    const phone = "+352621123456";
    const zoe = aLead({
      files: [file],
      booking: BOOKING,
      fields: { first_name: "Zoë", email: "Zoe@exemple.lu", phone },
    });
    const jan = aLead({ fields: { first_name: "Jan", email: "jan@exemple.lu", phone } });
    const [zoes, jans] = [deliveriesOf(zoe), deliveriesOf(jan)];
    await cli().saveLead(zoe, zoes, new Map([[file.id, Buffer.from("%PDF")]]));
    await cli().saveLead(jan, jans, new Map());
    const mail: Delivery = {
      id: randomUUID(),
      lead_id: null,
      channel: "mail",
      purpose: "alert",
      destination: "Zoe@exemple.lu",
      message: { subject: "Confirmez", text: "…", html: "…", unsubscribe: null },
    };
    await cli().withDatabase(async (_leads, database) => {
      const alerts = createAlertRepository(database);
      await alerts.store.request(anAlert({ id: randomUUID(), email: "Zoe@exemple.lu" }), () => mail);
      await alerts.close();
    });
    const outbox = join(cli().folder, "outbox");
    await mkdir(outbox);
    const written = [...zoes.map((one) => emlOf(one, zoe.reference)), emlOf(mail, null)];
    for (const name of [...written, ...jans.map((one) => emlOf(one, jan.reference))])
      await writeFile(join(outbox, name), "Subject: x");
    return { zoe, jan, outbox };
  };

  it("is printed as JSON: leads, consent, deliveries, alerts, emails, and further identifiers", async () => {
    const { zoe } = await saveBoth();
    const { out, err, code } = await cli().run("person", " ZOE@exemple.lu", "--format", "json");
    expect([err, code]).toEqual(["", 0]);
    const output = JSON.parse(out) as PersonOutput;
    expect(output.leads).toHaveLength(1);
    expect(output.leads[0]).toMatchObject({ reference: zoe.reference, consent: zoe.consent, booking: BOOKING });
    expect(output.leads[0]!.deliveries).toHaveLength(2);
    expect(output.leads[0]).not.toHaveProperty("fingerprint");
    const wish = { kind: "search_alert", query: "fuel=electric" };
    expect(output.alerts).toMatchObject([{ email: "Zoe@exemple.lu", state: "pending", wish }]);
    expect(output.alerts[0]).not.toHaveProperty("criteria");
    expect(output.mails).toMatchObject([{ purpose: "alert", message: { subject: "Confirmez" } }]);
    expect(output.also_known_by).toEqual(["+352621123456"]);
    expect(out).not.toContain("jan@");
  });

  it("is found by a telephone number too, and printed as text", async () => {
    const { zoe, jan } = await saveBoth();
    const { out, code } = await cli().run("person", "621 123 456");
    expect(code).toBe(0);
    for (const { reference } of [zoe, jan]) expect(out).toContain(reference);
    expect(out).toContain("The same leads also give: ");
    expect((await cli().run("person", "zoe@exemple.lu")).out).toMatch(/alert +.*\(pending, since .*; consent /);
  });

  it("includes the files, under safe names, readable by their owner alone", async () => {
    const { zoe } = await saveBoth();
    const folder = join(cli().folder, "for-zoe");
    const { err } = await cli().run("person", "zoe@exemple.lu", "--format", "json", "--files", folder);
    expect(err).toBe("1 files written\n");
    const names = await readdir(folder);
    expect(names).toEqual([`${zoe.reference}-cv-__.._Zoë_rm_-rf.pdf`]);
    expect(await readFile(join(folder, names[0]!), "utf8")).toBe("%PDF");
    expect((await stat(join(folder, names[0]!))).mode & 0o077).toBe(0);
  });

  it("is erased completely: from the database, its file and the folder of emails", async () => {
    const { jan, outbox } = await saveBoth();
    const erased = await cli().run("erase", "zoe@EXEMPLE.lu", "--yes", "--format", "json");
    expect([erased.err, erased.code]).toEqual(["", 0]);
    expect(JSON.parse(erased.out)).toEqual({
      leads: 1,
      deliveries: 3,
      appointments: 1,
      events: 0,
      files: 1,
      alerts: 1,
      written_mails: 3,
      also_known_by: ["+352621123456"],
    });
    expect((await readdir(outbox)).every((name) => name.includes(jan.reference))).toBe(true);
    expect(await readdir(outbox)).toHaveLength(2);
    expect(await cli().run("person", "zoe@exemple.lu")).toEqual({
      out: "",
      err: "error: nothing is stored of this person\n",
      code: 4,
    });
    const names = (await readdir(cli().folder)).filter((name) => name.startsWith("vitrine.sqlite"));
    const bytes = await Promise.all(names.map((name) => readFile(join(cli().folder, name))));
    expect(bytes.some((one) => one.includes("Zoe@exemple.lu") || one.includes("zoe@exemple.lu"))).toBe(false);
    expect(bytes.some((one) => one.includes("jan@exemple.lu"))).toBe(true);
    expect(JSON.parse((await cli().run("list", "--format", "json")).out)).toMatchObject([{ reference: jan.reference }]);
    expect(await cli().run("erase", "zoe@exemple.lu", "--yes")).toMatchObject({ out: "", code: 4 });
  });

  it("is erased only after --yes or a confirmation at the terminal", async () => {
    await saveBoth();
    const remaining = async (): Promise<number> =>
      (JSON.parse((await cli().run("list", "--format", "json")).out) as unknown[]).length;
    expect(await cli().run("erase", "zoe@exemple.lu")).toMatchObject({ out: "", code: 1 });
    const refused = await cli().runInTerminal("no", "erase", "zoe@exemple.lu");
    expect(refused).toMatchObject({ out: "", code: 1 });
    expect(refused.err).toContain("Erase 1 lead and 1 alert for good? [y/N] ");
    expect(await remaining()).toBe(2);
    const confirmed = await cli().runInTerminal("yes", "erase", "zoe@exemple.lu");
    expect(confirmed.out).toContain(
      "Erased: 1 lead, 3 deliveries, 1 appointment, 0 events, 1 file, 1 alert, 3 written mails.\n",
    );
    expect(confirmed.code).toBe(0);
    expect(await remaining()).toBe(1);
  });

  it("includes the leads of a number, but not alerts of other addresses", async () => {
    await saveBoth();
    const { out } = await cli().run("erase", "+352 621 123 456", "--yes", "--format", "json");
    expect(JSON.parse(out)).toMatchObject({ leads: 2, alerts: 0, also_known_by: ["jan@exemple.lu", "zoe@exemple.lu"] });
    expect((await cli().run("person", "zoe@exemple.lu")).code).toBe(0);
  });
});
