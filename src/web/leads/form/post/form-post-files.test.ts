import { describe, expect, it } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { type LeadFormReply, TOKEN_FIELD } from "../form-view.ts";
import { uploadedFileField } from "../field-kinds/file/uploaded-file-view.ts";
import { issueFormToken } from "#application/leads/submission/open-form.ts";
import type { LeadPostResult } from "./form-post.server.ts";
import {
  type FakeLeadServiceDependencies,
  createFakeLeadServiceDependencies,
} from "../../../../../tests/fakes/lead-service-dependencies.ts";
import { outcomeOf, replyOf, handleLeadPost, type LeadPost } from "../../../../../tests/builders/lead-post.ts";

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
};

const PDF = "%PDF-1.7\nUn CV";

const file = (content: BlobPart, name: string, type = "application/octet-stream"): File =>
  new File([content], name, { type });

type Fields = Readonly<Record<string, string | File>>;

const send = (
  deps: FakeLeadServiceDependencies,
  fields: Fields,
  changes: Partial<LeadPost> = {},
): Promise<LeadPostResult> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { "sec-fetch-site": "same-origin" };
  return handleLeadPost(new Request("https://x/", { method: "POST", headers, body }), deps, {
    ...post,
    ...changes,
  });
};

const withToken = (deps: FakeLeadServiceDependencies, fields: Fields): Fields => {
  const token = issueFormToken(deps, { kind: post.kind, subject: null });
  deps.advanceSeconds(10);
  return { [TOKEN_FIELD]: token, ...lea, ...fields };
};

/** The fields that the browser submits on the second attempt: values, token and uploaded files. */
const resubmit = ({ values, token, files = {} }: LeadFormReply): Fields => ({
  [TOKEN_FIELD]: token,
  ...values,
  ...Object.fromEntries(Object.entries(files).map(([name, uploaded]) => [uploadedFileField(name), uploaded.token])),
});

const fileNames = (deps: FakeLeadServiceDependencies): unknown[] =>
  deps.store.leads.map(({ files }) => files.map(({ name }) => name));

const fileContents = (deps: FakeLeadServiceDependencies): string[] =>
  [...(deps.store.attached.at(-1)?.contents.values() ?? [])].map((bytes) => Buffer.from(bytes).toString());

describe("a form with files", () => {
  it("is saved with the unchanged bytes and the detected type of each file", async () => {
    const deps = createFakeLeadServiceDependencies();
    const result = await send(deps, withToken(deps, { cv: file(PDF, "C:\\Docs\\Mon CV.exe", "image/png") }));
    expect(outcomeOf(result)).toEqual(["redirect"]);
    expect(deps.store.leads[0]).toMatchObject({
      fields: { cv: "Mon CV.exe.pdf", letter: "" },
      files: [{ field: "cv", name: "Mon CV.exe.pdf", type: "application/pdf", bytes: PDF.length }],
    });
    expect(fileContents(deps)).toEqual([PDF]);
    expect(deps.stash.files.size).toBe(0);
  });

  it("ignores an empty file, a file in an unknown field, a file in a text field, and a text in a file field", async () => {
    const deps = createFakeLeadServiceDependencies();
    const empty = await send(deps, withToken(deps, { cv: file("", "") }));
    expect(replyOf(empty).errors).toEqual({ cv: "Joignez votre CV\u00a0: c’est lui que nous lisons d’abord." });
    const text = await send(deps, withToken(deps, { cv: "cv.pdf" }));
    expect(Object.keys(replyOf(text).errors)).toEqual(["cv"]);
    const other = withToken(deps, { cv: file(PDF, "cv.pdf"), message: file("a", "a.txt"), photo: file(PDF, "b.pdf") });
    expect(outcomeOf(await send(deps, other))).toEqual(["redirect"]);
    expect(fileNames(deps)).toEqual([["cv.pdf"]]);
    expect(deps.store.leads[0]?.fields["message"]).toBe("");
  });

  it.each([
    ["of another type", "MZ\u0090 not a document", "cv.pdf", /PDF, Word ou OpenDocument/],
    ["of a type that only other fields accept", "\u0089PNG", "cv.pdf", /PDF, Word ou OpenDocument/],
    ["that is too large", `%PDF${"a".repeat(5_000_000)}`, "cv.pdf", /plus léger.*5\u00a0Mo/],
  ])("is returned with an error at a file %s", async (_, content, name, message) => {
    const deps = createFakeLeadServiceDependencies();
    const result = await send(deps, withToken(deps, { cv: file(Buffer.from(content, "latin1"), name) }));
    expect(outcomeOf(result)).toEqual(["invalid", 422]);
    expect(replyOf(result).errors["cv"]).toMatch(message);
    expect(replyOf(result).values).toMatchObject({ first_name: "Léa" });
    expect(deps.stash.files.size).toBe(0);
  });

  it.each([
    ["unsafe", /un programme, une macro ou un virus/],
    ["unchecked", /Nous ne pouvons pas vérifier ce fichier pour l’instant/],
  ] as const)("is returned without a file that is %s", async (problem, message) => {
    const inspectFile = async () => ({ type: "application/pdf", sha256: "0", problem }) as const;
    const deps = createFakeLeadServiceDependencies({ inspectFile });
    const result = await send(deps, withToken(deps, { cv: file(PDF, "cv.pdf") }));
    expect(outcomeOf(result)).toEqual(["invalid", 422]);
    expect(replyOf(result)).toMatchObject({ errors: { cv: expect.stringMatching(message) }, values: lea });
    expect(deps.stash.files.size).toBe(0);
  });

  it("is refused above the total file size, with a notice about files", async () => {
    const deps = createFakeLeadServiceDependencies();
    const large = "a".repeat(6_000_000);
    const result = await send(deps, withToken(deps, { cv: file(large, "cv.pdf"), letter: file(large, "l.pdf") }));
    expect(outcomeOf(result)).toEqual(["refused", 413]);
    expect(replyOf(result).notice).toMatch(/fichier plus léger/);
  });

  it("is refused with more parts than any form has", async () => {
    const deps = createFakeLeadServiceDependencies();
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, "a"]));
    expect(outcomeOf(await send(deps, withToken(deps, many)))).toEqual(["refused", 400]);
  });
});

describe("a returned form with files", () => {
  it("keeps its files and is saved with them after a correction", async () => {
    const deps = createFakeLeadServiceDependencies();
    const first = replyOf(await send(deps, withToken(deps, { email: "lea@", cv: file(PDF, "cv.pdf") })));
    expect(Object.keys(first.errors)).toEqual(["email"]);
    expect(first.files).toMatchObject({ cv: { name: "cv.pdf", size: "1\u00a0ko" } });
    const second = replyOf(await send(deps, { ...resubmit(first), last_name: "" }));
    expect(second.files).toMatchObject({ cv: { name: "cv.pdf" } });
    const result = await send(deps, { ...resubmit(second), email: "lea@exemple.lu", last_name: "Kieffer" });
    expect(outcomeOf(result)).toEqual(["redirect"]);
    expect(fileNames(deps)).toEqual([["cv.pdf"]]);
    expect(deps.store.attached[0]?.contents.size).toBe(0);
    expect(deps.stash.files.size).toBe(1);
  });

  it("replaces a stashed file by a new one, and drops a file that was unticked", async () => {
    const deps = createFakeLeadServiceDependencies();
    const form = withToken(deps, { last_name: "", cv: file(PDF, "cv.pdf"), letter: file(PDF, "lettre.pdf") });
    const returned = { ...resubmit(replyOf(await send(deps, form))), last_name: "Kieffer" };
    await send(deps, { ...returned, cv: file(`${PDF} neuf`, "neuf.pdf"), [uploadedFileField("letter")]: "" });
    expect(fileNames(deps)).toEqual([["neuf.pdf"]]);
    expect(fileContents(deps)).toEqual([`${PDF} neuf`]);
  });

  it("rejects a stashed file of another form or field, a changed token and an expired one", async () => {
    const deps = createFakeLeadServiceDependencies();
    const reply = replyOf(await send(deps, withToken(deps, { last_name: "", cv: file(PDF, "cv.pdf") })));
    const mine = resubmit(reply);
    const token = reply.files?.["cv"]?.token ?? "";
    const others = withToken(deps, { [uploadedFileField("cv")]: token });
    expect(Object.keys(replyOf(await send(deps, others)).errors)).toEqual(["cv"]);
    const moved = {
      ...mine,
      last_name: "Kieffer",
      [uploadedFileField("cv")]: "",
      [uploadedFileField("letter")]: token,
    };
    expect(Object.keys(replyOf(await send(deps, moved)).errors)).toEqual(["cv", "letter"]);
    const changed = { ...mine, last_name: "Kieffer", [uploadedFileField("cv")]: `A${token}` };
    expect(Object.keys(replyOf(await send(deps, changed)).errors)).toEqual(["cv"]);
    deps.advanceSeconds(13 * 3600);
    expect(Object.keys(replyOf(await send(deps, { ...mine, last_name: "Kieffer" })).errors)).toEqual(["cv"]);
    expect(deps.store.leads).toHaveLength(0);
  });

  it("is one lead and one redirect when it is submitted twice with a stashed file", async () => {
    const deps = createFakeLeadServiceDependencies();
    const reply = replyOf(await send(deps, withToken(deps, { last_name: "", cv: file(PDF, "cv.pdf") })));
    const corrected = { ...resubmit(reply), last_name: "Kieffer" };
    const results = await Promise.all([send(deps, corrected), send(deps, corrected), send(deps, corrected)]);
    deps.stash.files.clear();
    const late = await send(deps, corrected);
    const addresses = [...results, late].map((result) => (result as { to: string }).to);
    expect(new Set(addresses)).toEqual(new Set([expect.stringContaining("/merci?ref=")]));
    expect(deps.store.leads).toHaveLength(1);
  });

  it("asks to choose a file again when it could not be stashed", async () => {
    const failing = { save: () => Promise.reject(new Error("disk full")), find: async () => [] };
    const deps = createFakeLeadServiceDependencies({ stash: failing });
    const reply = replyOf(await send(deps, withToken(deps, { last_name: "", cv: file(PDF, "cv.pdf") })));
    expect(reply.errors["cv"]).toMatch(/^Choisissez de nouveau votre fichier/);
    expect(reply.files).toEqual({});
    expect(reply.values).toMatchObject({ first_name: "Léa" });
  });

  it("stashes at most twenty files an hour for one client", async () => {
    const deps = createFakeLeadServiceDependencies();
    for (let count = 0; count < 25; count += 1) {
      await send(deps, withToken(deps, { last_name: "", cv: file(PDF, "cv.pdf") }));
    }
    expect(deps.stash.files.size).toBe(20);
    await send(deps, withToken(deps, { last_name: "", cv: file(PDF, "cv.pdf") }), { client: "203.0.113.8" });
    expect(deps.stash.files.size).toBe(21);
  });
});
