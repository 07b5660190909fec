import { expect, test } from "vitest";
import { describeFailedNode, isSupportedNode } from "./node-runtime.mjs";

test.each([
  ["18.20.4", "20.19", false],
  ["20.18.9", "20.19", false],
  ["20.19.0", "20.19", true],
  ["22.0.0", "20.19", true],
  ["24.0.0", undefined, true],
  ["23.11.1", undefined, false],
] as const)("Node %s for %s or newer: %s", (version, oldest, isSupported) => {
  expect(isSupportedNode(version, oldest)).toBe(isSupported);
});

const failure = (stderr: string) => describeFailedNode({ status: 127, stderr });

test.each([
  ["libatomic.so.1", "libatomic1"],
  ["libstdc++.so.6", "libstdc++6"],
  ["libgcc_s.so.1", "libgcc-s1"],
])("names the package of a missing %s", (library, name) => {
  const said = `node: error while loading shared libraries: ${library}: cannot open shared object file: No such file or directory\n`;
  expect(failure(said)).toBe(`${library} is missing: apt-get install ${name}`);
});

test("a musl system is one whose loader is missing, not a library", () => {
  const error = Object.assign(new Error("spawn node ENOENT"), { code: "ENOENT" });
  expect(describeFailedNode({ status: null, error })).toContain("needs glibc, which musl systems such as Alpine lack");
});

test("says what a Node said that fails otherwise", () => {
  expect(failure("/lib/libc.so.6: version `GLIBC_2.28' not found\n")).toContain("GLIBC_2.28");
  expect(describeFailedNode({ status: 0, stderr: "" })).toBeNull();
});
