import { describe, expect, it } from "vitest";
import { LEAD_KINDS } from "#domain/leads/index.ts";
import { type LeadFormReply, receivedField, TOKEN_FIELD } from "./form-view.ts";
import { freshToken } from "./form-view.server.ts";
import { handleLeadPost, type IntakeResult, type LeadPost } from "./intake.server.ts";
import { type SampleDesk, sampleDesk } from "./sample-desk.ts";
import { outcome, replyOf } from "./sample-post.ts";

const post: LeadPost = {
  kind: LEAD_KINDS.application,
  subjectKey: "",
  currentSubject: async () => null,
  client: "203.0.113.7",
  path: "/carriere",
  thanks: (ref) => `/merci?ref=${ref}`,
};

const lea = {
  first_name: "Léa",
  last_name: "Kieffer",
  email: "lea@exemple.lu",
  department: "workshop",
  consent: "on",
};

const PDF = "%PDF-1.7\nUn CV";

const file = (content: BlobPart, name: string, type = "application/octet-stream"): File =>
  new File([content], name, { type });

type Fields = Readonly<Record<string, string | File>>;

const send = (desk: SampleDesk, fields: Fields, changes: Partial<LeadPost> = {}): Promise<IntakeResult> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { "sec-fetch-site": "same-origin" };
  return handleLeadPost(new Request("https://x/", { method: "POST", headers, body }), desk, { ...post, ...changes });
};

const filled = (desk: SampleDesk, fields: Fields): Fields => {
  const token = freshToken(desk, { kind: post.kind, subject: null });
  desk.wait(10);
  return { ...lea, ...fields, [TOKEN_FIELD]: token };
};

/** The form as it came back: what was typed, the token and the files that arrived. */
const again = ({ values, token, files = {} }: LeadFormReply): Fields => ({
  ...values,
  [TOKEN_FIELD]: token,
  ...Object.fromEntries(Object.entries(files).map(([name, { sealed }]) => [receivedField(name), sealed])),
});

const filesOf = (desk: SampleDesk): unknown[] => desk.store.leads.map(({ files }) => files.map(({ name }) => name));

const contentOf = (desk: SampleDesk): string[] =>
  [...(desk.store.attached.at(-1)?.contents.values() ?? [])].map((bytes) => Buffer.from(bytes).toString());

describe("a form with files", () => {
  it("is kept with them, byte for byte, each as what it is", async () => {
    const desk = sampleDesk();
    const result = await send(desk, filled(desk, { cv: file(PDF, "C:\\Docs\\Mon CV.exe", "image/png") }));
    expect(outcome(result)).toEqual(["redirect"]);
    expect(desk.store.leads[0]).toMatchObject({
      fields: { cv: "Mon CV.exe.pdf", letter: "" },
      files: [{ field: "cv", name: "Mon CV.exe.pdf", type: "application/pdf", bytes: PDF.length }],
    });
    expect(contentOf(desk)).toEqual([PDF]);
    expect(desk.stash.files.size).toBe(0);
  });

  it("ignores an empty file, a second one of the same name, one that was not asked for, and a text in its place", async () => {
    const desk = sampleDesk();
    const empty = await send(desk, filled(desk, { cv: file("", "") }));
    expect(replyOf(empty).errors).toEqual({ cv: "Joignez votre CV\u00a0: c’est lui que nous lisons d’abord." });
    const text = await send(desk, filled(desk, { cv: "cv.pdf" }));
    expect(Object.keys(replyOf(text).errors)).toEqual(["cv"]);
    const other = filled(desk, { cv: file(PDF, "cv.pdf"), message: file("a", "a.txt"), photo: file(PDF, "b.pdf") });
    expect(outcome(await send(desk, other))).toEqual(["redirect"]);
    expect(filesOf(desk)).toEqual([["cv.pdf"]]);
    expect(desk.store.leads[0]?.fields["message"]).toBe("");
  });

  it.each([
    ["of another type", "MZ\u0090 not a document", "cv.pdf", /PDF, Word ou OpenDocument/],
    ["of another type that is fine elsewhere", "\u0089PNG", "cv.pdf", /PDF, Word ou OpenDocument/],
    ["that is too large", `%PDF${"a".repeat(5_000_000)}`, "cv.pdf", /plus léger.*5\u00a0Mo/],
  ])("comes back with a message at a file %s", async (_, content, name, message) => {
    const desk = sampleDesk();
    const result = await send(desk, filled(desk, { cv: file(Buffer.from(content, "latin1"), name) }));
    expect(outcome(result)).toEqual(["invalid", 422]);
    expect(replyOf(result).errors["cv"]).toMatch(message);
    expect(replyOf(result).values).toMatchObject({ first_name: "Léa" });
    expect(desk.stash.files.size).toBe(0);
  });

  it("is refused beyond all its files may have together, in words that are about files", async () => {
    const desk = sampleDesk();
    const large = "a".repeat(6_000_000);
    const result = await send(desk, filled(desk, { cv: file(large, "cv.pdf"), letter: file(large, "l.pdf") }));
    expect(outcome(result)).toEqual(["refused", 413]);
    expect(replyOf(result).notice).toMatch(/fichier plus léger/);
  });

  it("is refused where it has more parts than any form", async () => {
    const desk = sampleDesk();
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, "a"]));
    expect(outcome(await send(desk, filled(desk, many)))).toEqual(["refused", 400]);
  });
});

describe("a form that comes back", () => {
  it("still has its files, and is kept with them once it is mended", async () => {
    const desk = sampleDesk();
    const first = replyOf(await send(desk, filled(desk, { email: "lea@", cv: file(PDF, "cv.pdf") })));
    expect(Object.keys(first.errors)).toEqual(["email"]);
    expect(first.files).toMatchObject({ cv: { name: "cv.pdf", size: "1\u00a0Ko" } });
    const second = replyOf(await send(desk, { ...again(first), consent: "" }));
    expect(second.files).toMatchObject({ cv: { name: "cv.pdf" } });
    const result = await send(desk, { ...again(second), email: "lea@exemple.lu", consent: "on" });
    expect(outcome(result)).toEqual(["redirect"]);
    expect(filesOf(desk)).toEqual([["cv.pdf"]]);
    expect(desk.store.attached[0]?.contents.size).toBe(0);
    expect(desk.stash.files.size).toBe(1);
  });

  it("takes another file instead of the one that waits, and none where that is taken away", async () => {
    const desk = sampleDesk();
    const form = filled(desk, { consent: "", cv: file(PDF, "cv.pdf"), letter: file(PDF, "lettre.pdf") });
    const came = { ...again(replyOf(await send(desk, form))), consent: "on" };
    await send(desk, { ...came, cv: file(`${PDF} neuf`, "neuf.pdf"), [receivedField("letter")]: "" });
    expect(filesOf(desk)).toEqual([["neuf.pdf"]]);
    expect(contentOf(desk)).toEqual([`${PDF} neuf`]);
  });

  it("takes no file of another form, of another field, or that was changed or waited too long", async () => {
    const desk = sampleDesk();
    const reply = replyOf(await send(desk, filled(desk, { consent: "", cv: file(PDF, "cv.pdf") })));
    const mine = again(reply);
    const sealed = reply.files?.["cv"]?.sealed ?? "";
    const others = filled(desk, { [receivedField("cv")]: sealed });
    expect(Object.keys(replyOf(await send(desk, others)).errors)).toEqual(["cv"]);
    const moved = { ...mine, consent: "on", [receivedField("cv")]: "", [receivedField("letter")]: sealed };
    expect(Object.keys(replyOf(await send(desk, moved)).errors)).toEqual(["cv", "letter"]);
    const changed = { ...mine, consent: "on", [receivedField("cv")]: `A${sealed}` };
    expect(Object.keys(replyOf(await send(desk, changed)).errors)).toEqual(["cv"]);
    desk.wait(13 * 3600);
    expect(Object.keys(replyOf(await send(desk, { ...mine, consent: "on" })).errors)).toEqual(["cv"]);
    expect(desk.store.leads).toHaveLength(0);
  });

  it("is one lead and one answer where it is sent twice with a file that waited", async () => {
    const desk = sampleDesk();
    const reply = replyOf(await send(desk, filled(desk, { consent: "", cv: file(PDF, "cv.pdf") })));
    const mended = { ...again(reply), consent: "on" };
    const results = await Promise.all([send(desk, mended), send(desk, mended), send(desk, mended)]);
    desk.stash.files.clear();
    const late = await send(desk, mended);
    const addresses = [...results, late].map((result) => (result as { to: string }).to);
    expect(new Set(addresses)).toEqual(new Set([expect.stringContaining("/merci?ref=")]));
    expect(desk.store.leads).toHaveLength(1);
  });

  it("says that a file has to be chosen again where it could not be kept", async () => {
    const failing = { keep: () => Promise.reject(new Error("disk full")), find: async () => [] };
    const desk = sampleDesk({ stash: failing });
    const reply = replyOf(await send(desk, filled(desk, { consent: "", cv: file(PDF, "cv.pdf") })));
    expect(reply.errors["cv"]).toMatch(/^Choisissez de nouveau votre fichier/);
    expect(reply.files).toEqual({});
    expect(reply.values).toMatchObject({ first_name: "Léa" });
  });

  it("keeps no more than twenty files an hour for one client", async () => {
    const desk = sampleDesk();
    for (let count = 0; count < 25; count += 1) {
      await send(desk, filled(desk, { consent: "", cv: file(PDF, "cv.pdf") }));
    }
    expect(desk.stash.files.size).toBe(20);
    await send(desk, filled(desk, { consent: "", cv: file(PDF, "cv.pdf") }), { client: "203.0.113.8" });
    expect(desk.stash.files.size).toBe(21);
  });
});
