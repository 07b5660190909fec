/** The metrics of one process, in the text format of Prometheus. */
export type ProcessMetrics = { readonly process: number; readonly text: string };

export const METRICS_MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Names hold neither braces nor spaces, so the first of them ends the name. */
const withProcess = (sample: string, process: number): string => {
  const end = sample.search(/[{ ]/);
  const [name, rest] = [sample.slice(0, end), sample.slice(end)];
  return rest.startsWith("{")
    ? `${name}{process="${process}",${rest.slice(1)}`
    : `${name}{process="${process}"}${rest}`;
};

/** The lines that describe a metric, and its samples. */
const readMetric = (block: string): { readonly head: readonly string[]; readonly samples: readonly string[] } => {
  const lines = block.split("\n").filter((line) => line !== "");
  const isHead = (line: string): boolean => line.startsWith("#");
  return { head: lines.filter(isHead), samples: lines.filter((line) => !isHead(line)) };
};

/**
 * One text of the metrics of several processes. Each sample has the label `process`: a process that starts again begins
 * its counters at zero, which a sum would hide.
 */
export const mergeMetrics = (parts: readonly ProcessMetrics[]): string => {
  const samplesOf = new Map<string, string[]>();
  for (const { process, text } of parts)
    for (const block of text.split("\n\n")) {
      const { head, samples } = readMetric(block);
      const key = head.join("\n");
      const all = samplesOf.get(key) ?? [];
      all.push(...samples.map((sample) => withProcess(sample, process)));
      samplesOf.set(key, all);
    }
  return `${[...samplesOf].map(([head, samples]) => [head, ...samples].join("\n")).join("\n\n")}\n`;
};
