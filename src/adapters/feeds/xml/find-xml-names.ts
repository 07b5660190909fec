import { SaxesParser } from "saxes";
import type { XmlNames } from "#domain/imports/index.ts";
import { FaultError } from "../fault-error.ts";
import { XmlRepair } from "./repair-xml.ts";
import { withoutPrefix } from "./xml-reader.ts";

type ElementKind = { count: number; readonly children: Set<string>; readonly descendants: Set<string> };

/** Counts the elements of each name below the root, with the names in them. */
const countElements = (text: string): { root: string; kinds: ReadonlyMap<string, ElementKind> } => {
  const kinds = new Map<string, ElementKind>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("opentag", ({ name }) => {
    const plain = withoutPrefix(name);
    kinds.get(path.at(-1) ?? "")?.children.add(plain);
    for (const outer of path) kinds.get(outer)?.descendants.add(plain);
    path.push(plain);
    const { count, ...names } = kinds.get(plain) ?? { count: 0, children: new Set(), descendants: new Set() };
    kinds.set(plain, { count: count + 1, ...names });
  });
  let root = "";
  parser.on("closetag", () => {
    root = path[0] ?? root;
    path.pop();
  });
  parser.on("error", () => undefined);
  parser.write(new XmlRepair().push(text));
  return { root: path[0] ?? root, kinds };
};

/** The element of a vehicle: it is repeated and has most others in it, at any depth; a list of them has only one name. */
export const findXmlNames = (text: string): XmlNames => {
  const { root, kinds } = countElements(text);
  const [best] = [...kinds]
    .filter(([name, { children }]) => name !== root && children.size > 1)
    .sort(([, a], [, b]) => b.count * b.descendants.size - a.count * a.descendants.size);
  if (best === undefined)
    throw new FaultError("not-this-profile", `the XML of <${root}> has no repeated element with others in it`);
  return { root, record: best[0] };
};
