import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { IconRequest } from "#domain/media/index.ts";
import { contentIcon } from "../../sections/elements/content-icon.tsx";
import { IconsContext, loadIcons } from "./icon-set-icon.tsx";

const CAR = { body: '<path d="M1 1h22"/>', width: 24, height: 24 };

test("requests each set once for all icons of a page, all sets at once, without the built-in ones", async () => {
  const requests: IconRequest[] = [];
  const all = Promise.withResolvers<void>();
  const source = async (request: IconRequest) => {
    requests.push(request);
    if (requests.length === 2) all.resolve();
    await all.promise;
    return request.prefix === "demo" ? new Map([["car", CAR]]) : null;
  };
  const pageData = [
    { icon: "demo:car" },
    { items: [{ icon: "demo:bus" }, { icon: "bolt" }, { icon: "other:x" }, { icon: "demo:car" }] },
  ];
  expect(await loadIcons(source, pageData)).toEqual({ "demo:car": CAR, "other:x": null });
  expect(requests).toEqual([
    { prefix: "demo", names: ["car", "bus"] },
    { prefix: "other", names: ["x"] },
  ]);
});

test("renders a preloaded icon without scripts and leaves out unknown ones", () => {
  const markup = renderToStaticMarkup(
    <IconsContext value={{ "demo:car": CAR }}>
      {contentIcon("demo:car")}
      {contentIcon("demo:none")}
      {contentIcon("no-such-icon")}
    </IconsContext>,
  );
  expect(markup).toContain('viewBox="0 0 24 24"');
  expect(markup).toContain('<path d="M1 1h22"/>');
  expect(markup.match(/<svg/g)).toHaveLength(1);
});
