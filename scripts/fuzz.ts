// `npm run fuzz`: every parser on random input for FUZZ_SECONDS (60), with inputs of FUZZ_SEED (the time, unless set).
import { useRunFolder } from "../tests/run-folder.ts";
import { describeCounts, isSuccess } from "./test-counts.ts";
import { runVitest } from "./test-runs.ts";

useRunFolder();

const { FUZZ_SECONDS = "60", FUZZ_SEED = String(Date.now() % 1_000_000) } = process.env;
console.log(`FUZZ_SEED=${FUZZ_SEED}`);
const { counts } = await runVitest(["--project=integration", "tests/fuzz"], { FUZZ_SECONDS, FUZZ_SEED });
console.log(describeCounts(counts));
process.exitCode = isSuccess(counts) ? 0 : 1;
