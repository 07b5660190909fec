import { expect, test } from "vitest";
import { parseStory } from "./story.ts";
import { toStoryInput } from "./raw-story.ts";
import type { SectionOf } from "./sections.ts";

const ENVELOPE = { name: "Page", title: "Page", updated_at: "2026-11-16T08:00:00Z" };

const aCallToAction = (button: object) => ({ component: "call_to_action", title: "Parlons-en", buttons: [button] });

const parse = (input: unknown) => {
  const story = parseStory("page", input);
  if (!story.ok) throw new Error("the story itself is wrong");
  const [section] = story.value.value.sections;
  return { button: (section as SectionOf<"call_to_action"> | undefined)?.buttons[0], problems: story.value.problems };
};

const parseButton = (button: object) => parse({ ...ENVELOPE, sections: [aCallToAction(button)] });

test("a button with only a label has the defaults of the specification", () => {
  expect(parseButton({ label: "Nous appeler" }).button).toEqual({
    label: "Nous appeler",
    link: null,
    icon: null,
    icon_position: "start",
    size: "medium",
    variant: "primary",
    full_width: false,
    disabled: false,
    on_dark: false,
    plugins: [],
  });
});

test("returns every property as the editor set it", () => {
  const button = {
    label: "Réserver",
    link: "/contact",
    icon: "calendar",
    icon_position: "end",
    size: "extra-small",
    variant: "ghost",
    full_width: true,
    disabled: true,
    on_dark: true,
    plugins: [
      {
        type: "appointment",
        make: "Ford",
        location: "bertrange",
        product_category: "tyres",
        product_category_hidden: true,
      },
    ],
  };
  expect(parseButton(button)).toEqual({ button, problems: [] });
});

test.each([
  ["variant", "huge", "secondary"],
  ["icon_position", "top", "start"],
  ["size", "enormous", "medium"],
  ["link", "javascript:alert(1)", null],
  ["full_width", "oui", false],
])("replaces an invalid %s, and reports it with its field", (field, value, replacement) => {
  const { button, problems } = parseButton({ label: "Voir", [field]: value });
  expect(button).toMatchObject({ label: "Voir", [field]: replacement });
  expect(problems).toMatchObject([{ story: "page", field: `sections.0.buttons.0.${field}` }]);
});

test.each([true, false, "pneus", null])("hands product_category_hidden over as it came: %s", (value) => {
  const plugins = [{ type: "appointment", product_category_hidden: value }];
  expect(parseButton({ label: "Voir", plugins })).toMatchObject({
    button: { plugins: [{ product_category_hidden: value }] },
    problems: [],
  });
});

test("reports an unknown plugin", () => {
  const { problems } = parseButton({ label: "Voir", plugins: [{ type: "chat" }] });
  expect(problems).toMatchObject([{ field: "sections.0.buttons.0.plugins.0.type" }]);
});

test("treats empty fields of the content service as missing", () => {
  const button = {
    _uid: "1",
    component: "button",
    label: "Réserver",
    link: { linktype: "story", cached_url: "contact/", url: "", id: "" },
    icon: "",
    icon_position: "",
    size: "",
    variant: "tertiary",
    disabled: null,
    plugins: [{ _uid: "2", component: "appointment", make: "", location: "bertrange" }],
  };
  const { updated_at, ...story } = ENVELOPE;
  expect(
    parse(
      toStoryInput({ ...story, updated_at, content: { _uid: "0", component: "page", body: [aCallToAction(button)] } }),
    ),
  ).toMatchObject({
    button: {
      link: "/contact",
      icon: null,
      icon_position: "start",
      size: "medium",
      variant: "tertiary",
      disabled: false,
      plugins: [{ type: "appointment", make: null, location: "bertrange" }],
    },
    problems: [],
  });
});
