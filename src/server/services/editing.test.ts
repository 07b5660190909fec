import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createEditing } from "./editing.ts";

const NOW = new Date("2026-11-21T08:00:00Z");
const SECONDS = NOW.getTime() / 1000;
const TOKEN = "preview-token";

const editing = createEditing({ previewTokens: [TOKEN, "space-token"], files: null, clock: { now: () => NOW } });

const signedBy = (token: string, timestamp: string | number = SECONDS, space = "1234") => {
  const signature = createHash("sha1").update(`${space}:${token}:${timestamp}`).digest("hex");
  return new URLSearchParams({
    _storyblok: "77",
    "_storyblok_tk[space_id]": space,
    "_storyblok_tk[timestamp]": String(timestamp),
    "_storyblok_tk[token]": signature,
  });
};

const changed = (search: URLSearchParams, name: string, value: string): URLSearchParams => {
  search.set(name, value);
  return search;
};

test("the token of previews opens drafts, no other word does", () => {
  expect(editing.editorOf(new URLSearchParams({ preview: TOKEN }))).toBe("preview");
  for (const preview of ["", "preview", `${TOKEN} `, TOKEN.toUpperCase()]) {
    expect(editing.editorOf(new URLSearchParams({ preview }))).toBeNull();
  }
  expect(editing.editorOf(new URLSearchParams())).toBeNull();
});

test("an address that the visual editor signed less than an hour ago opens drafts", () => {
  expect(editing.editorOf(signedBy(TOKEN))).toBe("visual-editor");
  expect(editing.editorOf(signedBy("space-token", SECONDS - 3599))).toBe("visual-editor");
});

test.each([
  ["another token", signedBy("wrong")],
  ["an hour and a second old", signedBy(TOKEN, SECONDS - 3601)],
  ["from tomorrow", signedBy(TOKEN, SECONDS + 86_400)],
  ["a time that is none", signedBy(TOKEN, "soon")],
  ["another space", changed(signedBy(TOKEN), "_storyblok_tk[space_id]", "99")],
  ["another time", changed(signedBy(TOKEN), "_storyblok_tk[timestamp]", String(SECONDS - 1))],
  ["no signature", changed(signedBy(TOKEN), "_storyblok_tk[token]", "")],
  ["the parameter alone", new URLSearchParams({ _storyblok: "77" })],
])("one with %s does not", (_, search) => {
  expect(editing.editorOf(search)).toBeNull();
});

test("stories that are not files of ours have no places and no problems to tell", () => {
  expect(editing.placeOf("faq", "title", {})).toBeNull();
  expect(editing.problemsOf("faq", {})).toEqual([]);
});
