// Makes the fixture of a release: `tests/fixtures/releases/{version}.zst`, what `./vitrine backup` writes of a site with data of
// every kind, and beside it the rows of the tables that no backup holds. See docs/how-to/cut-a-release.md.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readProgramVersion } from "../../src/shared-container/program-version.ts";
import { makeFixture } from "./make-fixture.ts";

const file = join("tests", "fixtures", "releases", `${readProgramVersion()}.zst`);
if (existsSync(file)) {
  process.stderr.write(`${file} exists: a fixture is what that release has written, and never changes\n`);
  process.exit(1);
}
await makeFixture(file);
process.stdout.write(`${file}\n`);
