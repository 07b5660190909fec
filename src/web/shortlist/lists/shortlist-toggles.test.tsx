import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseButtonField } from "#domain/shortlist/index.ts";
import { CHANGE_FORM_ID } from "./change-form.tsx";
import { ServerListsContext } from "./list-store.ts";
import { CardToggles, ShortlistToggles } from "./shortlist-toggles.tsx";

const elementsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value])),
  );

test("the server renders the same for all visitors: unchecked boxes, and buttons that add", () => {
  for (const Toggles of [CardToggles, ShortlistToggles]) {
    const html = renderToStaticMarkup(<Toggles id={12} title="Ford Puma" />);
    expect(html).toMatch(/^<div id="listes-12"/);
    const boxes = elementsIn(html, "input");
    expect(boxes.map(({ type, checked }) => [type, checked])).toEqual([
      ["checkbox", undefined],
      ["checkbox", undefined],
    ]);
    const buttons = elementsIn(html, "button");
    expect(new Set([...boxes, ...buttons].map(({ form }) => form))).toEqual(new Set([CHANGE_FORM_ID]));
    const changes = buttons.map(({ name = "", value = "" }) => parseButtonField(name, value));
    expect(changes.map((change) => change?.ids)).toEqual([[12], [12]]);
    expect(new Set(changes.map((change) => change?.list))).toEqual(new Set(["compare", "favourites"]));
    expect(changes.every((change) => change?.action === "add")).toBe(true);
  }
});

test("each checkbox and button names its vehicle, and the button of a listed one removes it", () => {
  const html = renderToStaticMarkup(
    <ServerListsContext value={{ favourites: [12], compare: [] }}>
      <CardToggles id={12} title="Ford Puma" />
    </ServerListsContext>,
  );
  const boxLabels = elementsIn(html, "input").map((box) => box["aria-label"]);
  expect(boxLabels).toEqual(["Comparer Ford Puma", "Mettre Ford Puma en favori"]);
  expect(html.match(/(?<=<button [^>]*>)[^<]+/g)).toEqual(["Comparer Ford Puma", "Retirer Ford Puma des favoris"]);
  expect(elementsIn(html, "button")[1]).toMatchObject({ name: "retirer-favoris" });
  expect(html.match(/checked=""/g)).toHaveLength(1);
});
