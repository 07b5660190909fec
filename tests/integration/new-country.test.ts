import { expect, test } from "vitest";
import { runOnChangedSources } from "./changed-sources.ts";

const FIXTURE = "tests/fixtures/new-country";

const LIST = "src/domain/countries/countries.ts";

/** A module of Austria and its line in the list, as the guide "Add a country" says. */
test("a country needs one module and one line to work from the forms to the map", () => {
  const { status, output } = runOnChangedSources({
    insertions: [
      { file: LIST, before: "import { belgium }", added: 'import { austria } from "./austria.ts";\n' },
      { file: LIST, before: "  NL: netherlands,\n", added: "  AT: austria,\n" },
    ],
    added: { "src/domain/countries/austria.ts": `${FIXTURE}/austria.txt`, "src/probe.ts": `${FIXTURE}/probe.txt` },
    probe: "src/probe.ts",
  });
  expect(status, output).toBe(0);
});
