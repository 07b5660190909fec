const ELEMENTS = "path|circle|ellipse|rect|line|polyline|polygon|g|defs|mask|clipPath|linearGradient|stop|title|use";

const ATTRIBUTES =
  "d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|points|transform|opacity|id|mask|clip-path|clip-rule|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-opacity|stroke-miterlimit|stroke-dasharray|stroke-dashoffset|offset|stop-color|stop-opacity|gradientUnits";

const VALUE = '"[\\w\\s.,#%()+-]*"';

/** A reference to an element of the same drawing. */
const REFERENCE = '(?:xlink:)?href="#[\\w.-]+"';

const SAFE_TAG = new RegExp(
  `^(?:</(?:${ELEMENTS})>|<(?:${ELEMENTS})(?:\\s+(?:(?:${ATTRIBUTES})=${VALUE}|${REFERENCE}))*\\s*/?>)`,
);

const MAX_BODY_LENGTH = 20_000;

/** References to elements with references multiply: 16 draw at most some hundred copies. */
const MAX_REFERENCES = 16;

const hasOnlyOwnReferences = (body: string): boolean => {
  const references = [...body.matchAll(/href="#([\w.-]+)"/g)];
  return references.length <= MAX_REFERENCES && references.every(([, id]) => body.includes(` id="${id}"`));
};

/**
 * Returns true if an external drawing has only shapes: no script, style, link, image, event handler or text. Also checked
 * in the browser before a drawing is inserted.
 */
export const isSafeIconBody = (body: string): boolean => {
  if (body.length > MAX_BODY_LENGTH) return false;
  let rest = body.trim();
  while (rest !== "") {
    const tag = SAFE_TAG.exec(rest)?.[0];
    if (tag === undefined) return false;
    rest = rest.slice(tag.length).trimStart();
  }
  return hasOnlyOwnReferences(body);
};

/** Puts a prefix in front of each id, so that the drawings of a page do not refer to each other's elements. */
export const withOwnIds = (body: string, prefix: string): string =>
  body
    .replace(/ id="(?=[\w.-]+")/g, ` id="${prefix}-`)
    .replace(/href="#/g, `href="#${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`);
