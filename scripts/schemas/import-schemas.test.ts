import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseRedirectImport, readRedirectRows, readTransferredStories } from "../../src/adapters/content/index.ts";
import { importSchemas } from "./import-schemas.ts";

const ROOT = join(import.meta.dirname, "..", "..");

const schemas = importSchemas();

const validatorOf = (name: string): z.ZodType => z.fromJSONSchema(schemas.get(name) as z.core.JSONSchema.JSONSchema);

test.each([...schemas.keys()])(
  "%s.schema.json is current (after a change of the fields: vitest run -u)",
  async (name) => {
    const text = `${JSON.stringify(schemas.get(name), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(join(ROOT, "docs", "schemas", `${name}.schema.json`));
  },
);

describe("what is shipped is valid", () => {
  test("content", () => {
    const stories = readTransferredStories(join(ROOT, "demo", "group", "content"));
    expect(validatorOf("vitrine-content").safeParse(stories.ok ? stories.value : null)).toMatchObject({
      success: true,
    });
    const wrong = [{ slug: "a", story: { sections: [{ component: "nobody_knows" }] } }];
    expect(validatorOf("vitrine-content").safeParse(wrong).success).toBe(false);
  });

  test("redirects", () => {
    const rows = readRedirectRows(join(ROOT, "demo", "group", "content", "redirects.csv"));
    const table = Object.fromEntries(
      rows.ok ? rows.value.rows.map(({ from, to, status }) => [from, { to, status }]) : [],
    );
    expect(validatorOf("vitrine-redirects").safeParse(table)).toMatchObject({ success: true });
    expect(parseRedirectImport(JSON.stringify(table), "json")).toMatchObject({ ok: true, value: { problems: [] } });
  });
});
