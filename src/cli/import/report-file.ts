import type { ImportReport, RowIssue } from "#domain/imports/index.ts";
import { openAtomicFile } from "../../adapters/platform/atomic-file.ts";

export type ReportFile = {
  readonly add: (issue: RowIssue) => void;
  readonly close: (report: ImportReport) => Promise<void>;
  readonly discard: () => Promise<void>;
};

/**
 * Streams `{"refused": [every refused row], ...report}`, so that a million refusals need no memory. The file gets its
 * name once it is complete.
 */
export const createReportFile = async (path: string): Promise<ReportFile> => {
  const { stream, commit, discard } = await openAtomicFile(path);
  stream.write('{\n"refused": [');
  let refused = 0;
  return {
    add: (issue) => {
      if (issue.severity !== "refused") return;
      const { line, column, value, code, reason } = issue;
      stream.write(`${refused === 0 ? "\n" : ",\n"}${JSON.stringify({ line, column, value, code, reason })}`);
      refused += 1;
    },
    close: async (report) => {
      const rest = JSON.stringify(report, null, 2).replace(/^\{/, "");
      stream.write(`\n],${rest}\n`);
      await commit();
    },
    discard,
  };
};
