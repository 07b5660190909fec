// `npm run test:long [-- STAGE …]`: prose, measurements, and the long form of tests that `npm test` runs in a short one.
// Without a name all stages run, one after another; `--list` prints them.
import { tmpdir } from "node:os";
import { startRunPostgresOrEnd } from "../tests/postgres/run-postgres.ts";
import { useRunFolder } from "../tests/run-folder.ts";
import { buildIfStale } from "./build.ts";
import { LONG_STAGES, type LongStage } from "./long-stages.ts";
import { addCounts, type Counts, describeCounts, isSuccess, NO_COUNTS } from "./test-counts.ts";
import { timed } from "./test-runs.ts";

const chooseStages = (names: readonly string[]): readonly LongStage[] => {
  const unknown = names.find((name) => LONG_STAGES.every((stage) => stage.name !== name));
  if (unknown !== undefined) {
    console.error(`There is no stage "${unknown}". Stages: ${LONG_STAGES.map(({ name }) => name).join(", ")}`);
    process.exit(1);
  }
  return names.length === 0 ? LONG_STAGES : LONG_STAGES.filter(({ name }) => names.includes(name));
};

const runStages = async (stages: readonly LongStage[]): Promise<Counts> => {
  let counts = NO_COUNTS;
  for (const { name, description, run } of stages) {
    await timed(`${name}: ${description}`, async () => {
      const result = await run();
      counts = addCounts(counts, result);
      return isSuccess(result);
    });
  }
  return counts;
};

const [first, ...others] = process.argv.slice(2);
if (first === "--list") {
  for (const { name, description } of LONG_STAGES) console.log(`${name.padEnd(24)}${description}`);
} else {
  const stages = chooseStages(first === undefined ? [] : [first, ...others]);
  // Not in memory: full disks, floods and 100,000 vehicles take more than it has.
  useRunFolder(tmpdir());
  const stop = await startRunPostgresOrEnd();
  await buildIfStale();
  const counts = await runStages(stages);
  await stop();
  console.log(describeCounts(counts));
  process.exitCode = isSuccess(counts) ? 0 : 1;
}
