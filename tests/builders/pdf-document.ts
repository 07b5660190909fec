import { deflateSync } from "node:zlib";

type Objects = Readonly<Record<number, string>>;

const object = (number: number | string, content: string): string => `${number} 0 obj\n${content}\nendobj\n`;

/** Page tree and page of every document; the page is object 3. */
const PAGES: Objects = {
  2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R] /Contents 5 0 R >>",
  4: "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://github.com/zoe/JavaScript\\)) >> >>",
};

/** Text of a page: a program that searches for names without reading strings would stop at it. */
const PAGE_TEXT = "BT /F1 12 Tf (HTML/CSS/JavaScript, Objectif : obj /Launch) Tj ET";

const stream = (dictionary: string, data: string): string => `<< ${dictionary} >>\nstream\n${data}\nendstream`;

const written = (objects: Objects): string =>
  Object.entries(objects)
    .map(([number, content]) => object(number, content))
    .join("");

type Document = {
  /** Entries of the catalogue, which is object 1. */
  readonly catalog?: string;
  /** Further objects, from number 10. */
  readonly objects?: Objects;
  readonly trailer?: string;
};

/** A document without object streams, as Chromium prints one. */
export const aPdf = ({ catalog = "", objects = {}, trailer = "" }: Document = {}): Buffer =>
  Buffer.from(
    `%PDF-1.4\n%\u00d3\u00eb\u00e9\u00e1\n${written({
      1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      ...PAGES,
      5: stream(`/Length ${PAGE_TEXT.length}`, PAGE_TEXT),
      6: "<< /Title (CV - HTML/JavaScript) /Producer (Skia/PDF m153) >>",
      ...objects,
    })}trailer\n<< /Root 1 0 R /Info 6 0 R /Size 20 ${trailer} >>\nstartxref\n0\n%%EOF\n`,
    "latin1",
  );

const objectStream = (objects: Objects): { readonly dictionary: string; readonly text: string } => {
  const contents = Object.values(objects);
  const offsets = contents.map((_, index) => contents.slice(0, index).join("\n").length + (index === 0 ? 0 : 1));
  const head = Object.keys(objects)
    .map((number, index) => `${number} ${offsets[index]}`)
    .join(" ");
  return {
    dictionary: `/Type /ObjStm /N ${contents.length} /First ${head.length + 1}`,
    text: `${head}\n${contents.join("\n")}`,
  };
};

/** A document with its objects in a packed stream, as LaTeX with hyperref and Word write one. */
export const aPackedPdf = ({ catalog = "", objects = {}, trailer = "" }: Document = {}): Buffer => {
  const { dictionary, text } = objectStream({
    1: `<< /Type /Catalog /Pages 2 0 R /OpenAction 7 0 R /Names << /Dests 8 0 R >> ${catalog} >>`,
    ...PAGES,
    7: "<< /S /GoTo /D [3 0 R /Fit] >>",
    8: "<< /Names [(section.1) [3 0 R /XYZ 0 0 null]] >>",
    ...objects,
  });
  const packed = deflateSync(Buffer.from(text, "latin1")).toString("latin1");
  const page = deflateSync(PAGE_TEXT).toString("latin1");
  return Buffer.from(
    `%PDF-1.5\n%\u00d0\u00d4\u00c5\u00d8\n${object(5, stream(`/Length ${page.length} /Filter /FlateDecode`, page))}${object(
      9,
      stream(`${dictionary} /Length ${packed.length} /Filter /FlateDecode`, packed),
    )}${object(19, stream(`/Type /XRef /Root 1 0 R /Size 20 /W [1 2 1] /Length 1 ${trailer}`, "x"))}startxref\n0\n%%EOF\n`,
    "latin1",
  );
};

/** A document whose object stream unpacks to `bytes`. */
export const aPdfBomb = (bytes: number): Buffer => {
  const packed = deflateSync(Buffer.alloc(bytes, " ")).toString("latin1");
  const bomb = stream(`/Type /ObjStm /N 1 /First 1000 /Length ${packed.length} /Filter /FlateDecode`, packed);
  return Buffer.concat([aPdf(), Buffer.from(object(10, bomb), "latin1")]);
};
