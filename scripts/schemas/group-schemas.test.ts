import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { schemaFiles } from "../../src/cli/init/schema-files.ts";

const ROOT = join(import.meta.dirname, "..", "..");

const schemas = schemaFiles();

test.each(Object.entries(schemas))(
  "%s is current (after a change of the fields: vitest run -u)",
  async (name, text) => {
    await expect(text).toMatchFileSnapshot(join(ROOT, "docs", "schemas", name));
  },
);

test("the demo group's brand and settings name a schema that exists, and are valid by it", () => {
  const files = globSync("demo/group/{brand,settings/*}.yaml", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), "utf8");
    const reference = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? "missing";
    const schema = join(ROOT, dirname(file), reference);
    expect([file, existsSync(schema)]).toEqual([file, true]);
    const validator = z.fromJSONSchema(JSON.parse(readFileSync(schema, "utf8")) as z.core.JSONSchema.JSONSchema);
    expect([file, validator.safeParse(parse(text)).error?.issues]).toEqual([file, undefined]);
    expect(validator.safeParse({ colours: 3, locale: 3 }).success).toBe(false);
  }
});
