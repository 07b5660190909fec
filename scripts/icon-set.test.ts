import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createIconSource } from "../src/adapters/media/index.ts";

test("the icon set matches the interface's icons (run: node scripts/icon-set.ts)", async () => {
  const drawn = (await import("../src/ui/icons/icons.tsx")) as Readonly<
    Record<string, (props: object) => ReactElement>
  >;
  const icons = createIconSource({ apiUrl: null, now: Date.now });
  for (const [component, Icon] of Object.entries(drawn)) {
    const name = component
      .replace(/Icon$/, "")
      .replaceAll(/(?<=[a-z])[A-Z]/g, "-$&")
      .toLowerCase();
    const found = await icons({ prefix: "vitrine", names: [name] });
    const path = / d="([^"]*)"/.exec(renderToStaticMarkup(Icon({})))?.[1] ?? "";
    expect(found?.get(name)?.body).toContain(path);
  }
});
