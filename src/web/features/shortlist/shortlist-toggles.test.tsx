import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseButtonField } from "#domain/shortlist/index.ts";
import { CardToggles, ShortlistToggles } from "./shortlist-toggles.tsx";

const buttonsIn = (html: string) =>
  [...html.matchAll(/<button ([^>]*)>/g)].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
    ),
  );

test("the server renders the same forms for all visitors: they add and show no pressed state", () => {
  for (const Toggles of [CardToggles, ShortlistToggles]) {
    const html = renderToStaticMarkup(<Toggles id={12} title="Ford Puma" />);
    expect(html).toMatch(/^<form [^>]*action="\/listes" method="post"/);
    expect(html).not.toContain("aria-pressed");
    const changes = buttonsIn(html).map(({ name = "", value = "" }) => parseButtonField(name, value));
    expect(new Set(changes.map((change) => change?.list))).toEqual(new Set(["compare", "favourites"]));
    expect(changes.every((change) => change?.action === "add" && change.ids[0] === 12)).toBe(true);
  }
});

test("each button names its vehicle", () => {
  const html = renderToStaticMarkup(<CardToggles id={12} title="Ford Puma" />);
  expect(html.match(/(?<=<button [^>]*>)[^<]+/g)).toEqual(["Comparer Ford Puma", "Mettre Ford Puma en favori"]);
});
