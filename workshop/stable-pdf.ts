import { DEMO_DATE } from "../demo/generator/demo-date.ts";

/** Chromium sorts the table of names by its own numbers. */
const sortedNames = (entries: string): string => {
  const sorted = [...entries.matchAll(/\(node\d{8}\) \d+ 0 R/g)].map(([entry]) => entry).toSorted();
  const [first = "", last = first] = [sorted[0], sorted.at(-1)].map((entry) =>
    entry?.slice(0, "(node00000001)".length),
  );
  return `/Limits [${first} ${last}]\n/Names [${sorted.join(" ")}]`;
};

/** The same bytes each time: the demo group's date, and names of elements in their order, which Chromium counts up. */
export const stablePdf = (pdf: Buffer): Buffer => {
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const stable = names.get(name) ?? `node${String(names.size + 1).padStart(8, "0")}`;
    names.set(name, stable);
    return stable;
  };
  const text = pdf
    .toString("latin1")
    .replaceAll(/\(D:\d{14}/g, `(D:${DEMO_DATE.replaceAll("-", "")}080000`)
    .replaceAll(/node\d{8}/g, nameOf)
    .replaceAll(/\/Limits \[\(node\d{8}\) \(node\d{8}\)\]\n\/Names \[([^\]]*)\]/g, (_, entries: string) =>
      sortedNames(entries),
    );
  return Buffer.from(text, "latin1");
};
