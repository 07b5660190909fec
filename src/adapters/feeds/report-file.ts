import type { ReportFile } from "#application/imports/ports.ts";
import { openAtomicFile } from "../platform/files/atomic-file.ts";

/**
 * Streams `{"refused": [every refused row], ...report}`, so that a million refusals need no memory. The file gets its
 * name once it is complete.
 */
export const openReportFile = async (path: string): Promise<ReportFile> => {
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
