import { aZipArchive, type Entry } from "./zip-archive.ts";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

const TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/settings.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml"/></Types>`;

/** A relationship of Office Open XML. `external`: its target is outside of the document. */
export const aRelationship = (type: string, target: string, external = true): string =>
  `<Relationship Id="rId${type.length}${target.length}" Type="${OFFICE}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ""}/>`;

const relationships = (...items: readonly string[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${items.join("")}</Relationships>`;

const document = (body: string): string =>
  `${XML}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${body}<w:sectPr/></w:body></w:document>`;

/** A field whose instruction is split over runs. */
export const aField = (...instructions: readonly string[]): string => {
  const run = (content: string): string => `<w:r>${content}</w:r>`;
  const texts = instructions.map((text) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`));
  return `<w:p>${run('<w:fldChar w:fldCharType="begin"/>')}${texts.join("")}${run('<w:fldChar w:fldCharType="separate"/>')}${run("<w:t>1</w:t>")}${run('<w:fldChar w:fldCharType="end"/>')}</w:p>`;
};

type Document = {
  /** Content of the body. */
  readonly body?: string;
  /** Relationships of the body. */
  readonly relationships?: readonly string[];
  /** Relationships of the settings. */
  readonly settings?: readonly string[];
  readonly entries?: readonly Entry[];
};

const HONEST_BODY = [
  '<w:p><w:hyperlink r:id="rId5"><w:r><w:t>github.com/zoe</w:t></w:r></w:hyperlink></w:p>',
  aField(' HYPERLINK "https://www.linkedin.com/in/zoe" \\t "_blank" '),
  aField(" PAGE  \\* MERGEFORMAT "),
  aField(" MACROBUTTON NoMacro [Cliquez ici et tapez votre nom] "),
  aField(' INCLUDEPICTURE "C:\\\\Users\\\\Zoe\\\\Pictures\\\\photo.png" \\* MERGEFORMAT '),
  "<w:p><w:r><w:t>Compétences : DDE, OLE et échanges DDEAUTO entre applications</w:t></w:r></w:p>",
].join("");

/** A curriculum vitae as Word saves it: from a template, with links, fields, a picture and a chart. */
export const aWordDocument = (change: Document = {}): Buffer<ArrayBuffer> =>
  aZipArchive([
    { name: "[Content_Types].xml", text: TYPES },
    {
      name: "_rels/.rels",
      text: relationships(
        aRelationship("officeDocument", "word/document.xml", false),
        aRelationship("extended-properties", "docProps/app.xml", false),
      ),
    },
    { name: "word/document.xml", text: document(HONEST_BODY + (change.body ?? "")) },
    {
      name: "word/_rels/document.xml.rels",
      text: relationships(
        aRelationship("styles", "styles.xml", false),
        aRelationship("settings", "settings.xml", false),
        aRelationship("image", "media/image1.png", false),
        aRelationship("chart", "charts/chart1.xml", false),
        aRelationship("hyperlink", "https://github.com/zoe"),
        aRelationship("hyperlink", "mailto:zoe@exemple.lu"),
        ...(change.relationships ?? []),
      ),
    },
    { name: "word/styles.xml", text: `${XML}<w:styles xmlns:w="${WORD}"/>` },
    {
      name: "word/settings.xml",
      text: `${XML}<w:settings xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:attachedTemplate r:id="rId1"/></w:settings>`,
    },
    {
      name: "word/_rels/settings.xml.rels",
      text: relationships(
        ...(change.settings ?? [
          aRelationship(
            "attachedTemplate",
            "file:///C:\\Users\\Zoe\\AppData\\Roaming\\Microsoft\\Templates\\CV%20moderne.dotx",
          ),
        ]),
      ),
    },
    { name: "word/media/image1.png", text: Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), stored: true },
    { name: "word/charts/chart1.xml", text: `${XML}<c:chartSpace xmlns:c="urn:chart"/>` },
    {
      name: "word/charts/_rels/chart1.xml.rels",
      text: relationships(aRelationship("package", "../embeddings/Feuille1.xlsx", false)),
    },
    { name: "word/embeddings/Feuille1.xlsx", text: "PK\u0003\u0004", stored: true },
    { name: "docProps/app.xml", text: `${XML}<Properties/>` },
    ...(change.entries ?? []),
  ]);

const NAMESPACES =
  'xmlns:office="urn:office" xmlns:text="urn:text" xmlns:draw="urn:draw" xmlns:script="urn:script" xmlns:meta="urn:meta" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ooo="urn:ooo"';

/** A letter as LibreOffice saves it. */
export const anOpenDocument = (body = "", entries: readonly Entry[] = []): Buffer<ArrayBuffer> =>
  aZipArchive([
    { name: "mimetype", text: "application/vnd.oasis.opendocument.text", stored: true },
    { name: "Configurations2/images/Bitmaps/", text: "", stored: true },
    { name: "Configurations2/accelerator/current.xml", text: "" },
    { name: "Thumbnails/thumbnail.png", text: Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), stored: true },
    {
      name: "content.xml",
      text: `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content ${NAMESPACES}><office:scripts><office:script script:language="ooo:Basic"><ooo:libraries/></office:script></office:scripts><office:body><office:text><text:p><text:a xlink:type="simple" xlink:href="https://www.linkedin.com/in/zoe">LinkedIn</text:a><draw:image xlink:href="Pictures/1.png" xlink:actuate="onLoad"/></text:p>${body}</office:text></office:body></office:document-content>`,
    },
    {
      name: "meta.xml",
      text: `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-meta ${NAMESPACES}><meta:template xlink:actuate="onRequest" xlink:href="file:///usr/lib/libreoffice/share/template/common/l10n/fr/letter.ott"/></office:document-meta>`,
    },
    { name: "META-INF/manifest.xml", text: '<?xml version="1.0" encoding="UTF-8"?>\n<manifest/>' },
    ...entries,
  ]);
