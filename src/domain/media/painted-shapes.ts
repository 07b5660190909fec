type Shape = {
  /** Elements and references below it, in any order. */
  readonly children: Shape[];
  readonly references: string[];
};

const TAG = /<(\/?)([A-Za-z]+)((?:[^A-Za-z<>][^<>]*?)??)(\/?)>/g;

const UNCLOSED_TAG = /<[^<>]*(?:<|$)/;

/** Links, masks, clip paths and paints by name. */
const REFERENCE = /(?:href="#|url\(#)([\w.-]+)/g;

/** Deeper than any tool draws; each level of a painter is a call. */
const MAX_DEPTH = 64;

const newShape = (attributes: string): Shape => ({
  children: [],
  references: [...attributes.matchAll(REFERENCE)].map(([, id = ""]) => id),
});

/** The shapes below a root, and those with an id; null for elements that are not closed as they were opened. */
const readShapes = (body: string) => {
  if (UNCLOSED_TAG.test(body)) return null;
  const root = newShape("");
  const byId = new Map<string, Shape>();
  const open: { readonly name: string; readonly shape: Shape }[] = [{ name: "", shape: root }];
  for (const [, closes, name = "", attributes = "", isEmpty] of body.matchAll(TAG)) {
    if (closes === "/") {
      if (open.length === 1 || open.pop()?.name !== name) return null;
      continue;
    }
    const shape = newShape(attributes);
    open.at(-1)?.shape.children.push(shape);
    const [, id] = /\bid="([^"]*)"/.exec(attributes) ?? [];
    if (id !== undefined) byId.set(id, shape);
    if (isEmpty === "") open.push({ name, shape });
    if (open.length > MAX_DEPTH) return null;
  }
  return open.length === 1 ? { root, byId } : null;
};

/**
 * Elements that a painter draws for the content of an SVG: each reference (link, mask, clip path, paint) draws what it names once
 * more. Infinity for references in a circle or to nothing, and for elements that are not closed as they were opened.
 */
export const countPaintedShapes = (body: string): number => {
  const read = readShapes(body);
  if (read === null) return Infinity;
  const counts = new Map<Shape, number>();
  const count = (shape: Shape | undefined): number => {
    if (shape === undefined) return Infinity;
    const known = counts.get(shape);
    if (known !== undefined) return known;
    // Until it is counted: a reference to itself.
    counts.set(shape, Infinity);
    const parts = [...shape.children, ...shape.references.map((id) => read.byId.get(id))];
    const sum = parts.reduce((total, part) => total + count(part), 1);
    counts.set(shape, sum);
    return sum;
  };
  return count(read.root);
};
