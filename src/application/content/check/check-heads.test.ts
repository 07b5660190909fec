import { expect, test } from "vitest";
import {
  aCallToAction,
  aForm,
  aShellWithLinks,
  aStory,
  check,
  DESCRIPTION,
} from "../../../../tests/builders/checked-content.ts";

test("reports missing, duplicate, short and long titles and descriptions", () => {
  const page = (slug: string, changes: object) => aStory(slug, [aCallToAction("/")], { ...changes });
  const findings = check(
    [
      page("home", { title: "Le même", description: null }),
      page("a", { title: "LE MÊME", description: "Trop court." }),
      page("b", { title: "x".repeat(76), description: "y".repeat(171) }),
      page("c", { description: DESCRIPTION }),
      page("d", { description: DESCRIPTION, noindex: true }),
      page("e", { description: DESCRIPTION }),
    ],
    aShellWithLinks("/a", "/b", "/c", "/d", "/e"),
  );
  expect(findings).toEqual([
    'title a title: is the title of "home" too',
    "description a description: has 11 characters; 50 say something",
    "title b title: has 76 characters, of which 75 are shown",
    "description b description: has 171 characters, of which 170 are shown",
    'description e description: is the description of "c" too',
    "description home description: is missing",
  ]);
});

test("reports empty pages and duplicate anchors", () => {
  expect(
    check([aStory("home", [aCallToAction("/"), aCallToAction("/")]), aStory("vide", [])], aShellWithLinks("/vide")),
  ).toEqual(['section home sections: has the anchor "appel" twice', "section vide sections: has nothing to show"]);
});

test("reports forms that the market does not offer", () => {
  expect(check([aStory("home", [aForm("contact"), aForm("trade_in")])])).toEqual([
    'section home sections: has the anchor "demande" twice',
    'section home sections.1.kind: "trade_in" is nothing this market asks for: the form is left out',
  ]);
});

test("reports the forms of a page after the first one that the market offers", () => {
  const sections = [aForm("trade_in"), aForm("contact"), aCallToAction("/"), aForm("call_back")];
  expect(check([aStory("home", sections)])).toEqual([
    'section home sections: has the anchor "demande" twice',
    'section home sections.0.kind: "trade_in" is nothing this market asks for: the form is left out',
    "section home sections.3.kind: the page has a form before this one, and one at most: the form is left out",
  ]);
});
