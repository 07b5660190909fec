import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { IconRequest } from "#domain/media/index.ts";
import { contentIcon } from "../../sections/content-icon.tsx";
import { drawnIcons } from "./drawn-icons.ts";
import { DrawnIconsContext } from "./set-icon.tsx";

const CAR = { body: '<path d="M1 1h22"/>', width: 24, height: 24 };

test("each set is asked once for all the icons that a page names, and its own are not asked for", async () => {
  const asked: IconRequest[] = [];
  const source = async (request: IconRequest) => {
    asked.push(request);
    return request.prefix === "demo" ? new Map([["car", CAR]]) : null;
  };
  const shown = [
    { icon: "demo:car" },
    { items: [{ icon: "demo:bus" }, { icon: "bolt" }, { icon: "other:x" }, { icon: "demo:car" }] },
  ];
  expect(await drawnIcons(source, shown)).toEqual({ "demo:car": CAR });
  expect(asked).toEqual([
    { prefix: "demo", names: ["car", "bus"] },
    { prefix: "other", names: ["x"] },
  ]);
});

test("an icon of a set stands in the page without a script; one nobody has is left out", () => {
  const markup = renderToStaticMarkup(
    <DrawnIconsContext value={{ "demo:car": CAR }}>
      {contentIcon("demo:car")}
      {contentIcon("demo:none")}
      {contentIcon("no-such-icon")}
    </DrawnIconsContext>,
  );
  expect(markup).toContain('viewBox="0 0 24 24"');
  expect(markup).toContain('<path d="M1 1h22"/>');
  expect(markup.match(/<svg/g)).toHaveLength(1);
});
