import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedByEditor } from "../../adapters/content/index.ts";
import { isSameSecret } from "../../adapters/signing/index.ts";
import { createEditing } from "./content-service.ts";

const NOW = new Date("2026-11-21T08:00:00Z");
const SECONDS = NOW.getTime() / 1000;
const TOKEN = "preview-token";

const logged: object[] = [];

const editing = createEditing({
  previewTokens: [TOKEN, "space-token"],
  files: null,
  displayPath: (file) => file,
  isSameSecret,
  isSignedByEditor,
  clock: { now: () => NOW },
  log: { info: (context, message) => void logged.push({ message, ...context }) },
});

const signedBy = (token: string, timestamp: string | number = SECONDS, space = "1234") => {
  const signature = createHash("sha1").update(`${space}:${token}:${timestamp}`).digest("hex");
  return new URLSearchParams({
    _storyblok: "77",
    "_storyblok_tk[space_id]": space,
    "_storyblok_tk[timestamp]": String(timestamp),
    "_storyblok_tk[token]": signature,
  });
};

const withParameter = (search: URLSearchParams, name: string, value: string): URLSearchParams => {
  search.set(name, value);
  return search;
};

test("opens drafts with the preview token and nothing else", () => {
  expect(editing.editorOf(new URLSearchParams({ preview: TOKEN }))).toBe("preview");
  for (const preview of ["", "preview", `${TOKEN} `, TOKEN.toUpperCase()]) {
    expect(editing.editorOf(new URLSearchParams({ preview }))).toBeNull();
  }
  expect(editing.editorOf(new URLSearchParams())).toBeNull();
});

test("opens drafts for an address that the visual editor signed less than an hour ago", () => {
  expect(editing.editorOf(signedBy(TOKEN))).toBe("visual-editor");
  expect(editing.editorOf(signedBy("space-token", SECONDS - 3599))).toBe("visual-editor");
});

test.each([
  ["another token", signedBy("wrong")],
  ["an hour and a second old", signedBy(TOKEN, SECONDS - 3601)],
  ["from tomorrow", signedBy(TOKEN, SECONDS + 86_400)],
  ["a time that is none", signedBy(TOKEN, "soon")],
  ["another space", withParameter(signedBy(TOKEN), "_storyblok_tk[space_id]", "99")],
  ["another time", withParameter(signedBy(TOKEN), "_storyblok_tk[timestamp]", String(SECONDS - 1))],
  ["no signature", withParameter(signedBy(TOKEN), "_storyblok_tk[token]", "")],
  ["the parameter alone", new URLSearchParams({ _storyblok: "77" })],
])("refuses an address with %s", (_, search) => {
  expect(editing.editorOf(search)).toBeNull();
});

test("has no source locations and no problems for stories that are not files", () => {
  expect(editing.sourceLocationOf("faq", "title", {})).toBeNull();
  expect(editing.problemsOf("faq", {})).toEqual([]);
});

test("logs a wrong token and a wrong signature with the path alone, and nothing of editors and visitors", () => {
  logged.length = 0;
  editing.logRefusal(new URL("https://site.example/faq?preview=geheim&email=a@b.example"));
  editing.logRefusal(new URL(`https://site.example/contact?${signedBy("geheim").toString()}`));
  expect(logged).toEqual([
    { message: "drafts refused", event: "refusal", reason: "preview token", path: "/faq" },
    { message: "drafts refused", event: "refusal", reason: "signature of the visual editor", path: "/contact" },
  ]);
  editing.logRefusal(new URL(`https://site.example/faq?preview=${TOKEN}`));
  editing.logRefusal(new URL("https://site.example/faq?email=a@b.example"));
  expect(logged).toHaveLength(2);
});
