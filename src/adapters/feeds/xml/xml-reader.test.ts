import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FeedFault, FeedProfile, FeedRow } from "#domain/imports/index.ts";
import { parseProfile } from "../profiles/profiles.ts";
import { readFeed } from "../read-feed.ts";

const PROFILE = `
name: mine
describes: Mine
format: either
xml: { root: stock, record: car }
key: [no]
columns: { make: brand, model: model, image.url: media, place.city: location_id, text: description }
`;

const profile = ((): FeedProfile => {
  const parsed = parseProfile(PROFILE);
  if (!parsed.ok) throw new Error(parsed.error.join("\n"));
  return parsed.value;
})();

type ReadResult = { rows: FeedRow[]; fault: FeedFault | null; notes: string[] };

const read = async (input: string | AsyncIterable<Uint8Array>, size = 5): Promise<ReadResult> => {
  const bytes = typeof input === "string" ? Buffer.from(input) : Buffer.alloc(0);
  const chunks = (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  })();
  const result: ReadResult = { rows: [], fault: null, notes: [] };
  for await (const part of readFeed(typeof input === "string" ? chunks : input, profile, { lenient: false })) {
    if (part.type === "rows") result.rows.push(...part.rows);
    if (part.type === "fault") result.fault = part.fault;
    if (part.type === "note") result.notes.push(part.text);
  }
  return result;
};

const aStockFile = (cars: string): string => `<?xml version="1.0"?>\n<stock>\n${cars}\n</stock>\n`;

const aCar = (no: string, more = ""): string => `<car><no>${no}</no><make>Ford</make>${more}</car>`;

/** Yields the same text repeatedly without holding it in memory. */
const endless = async function* (head: string, repeated: string, megabytes: number): AsyncIterable<Uint8Array> {
  yield Buffer.from(head);
  const chunk = Buffer.from(repeated.repeat(Math.ceil(65_536 / repeated.length)));
  for (let sent = 0; sent < megabytes * 2 ** 20; sent += chunk.length) yield chunk;
};

describe("XmlReader", () => {
  it("flattens nested elements, collects repeated ones, and resolves prefixes, entities and CDATA", async () => {
    const more = `<c:model><![CDATA[C4 <Picasso>]]></c:model><image><url>/1.jpg</url></image><image><url>/2.jpg</url></image>
      <place kind="simple"><component name="city">Esch</component></place><text>A &amp; B &#233;t&#xe9;</text><!-- no -->`;
    const { rows, fault } = await read(aStockFile(`<c:car>${aCar("A", more).slice(5)}`.replace("</car>", "</c:car>")));
    expect(fault).toBeNull();
    expect(rows).toEqual([
      { line: 3, cells: ["A", "Ford", "C4 <Picasso>", ["/1.jpg", "/2.jpg"], "Esch", "A & B été"] },
    ]);
  });

  it("notes unknown names with the most similar known name", async () => {
    expect((await read(aStockFile(aCar("A", "<modell>C3</modell>")))).notes).toEqual([
      '"modell" is not read; did you mean "model"?',
    ]);
  });

  it("reads the declared encoding and rejects an unsupported one", async () => {
    const latin = (encoding: string) =>
      (async function* () {
        const text = `<?xml version="1.0" encoding="${encoding}"?><stock>${aCar("A", "<model>Citro\u00ebn</model>")}</stock>`;
        yield Buffer.from(text, "latin1");
      })();
    expect((await read(latin("ISO-8859-15"))).rows[0]?.cells[2]).toBe("Citroën");
    expect((await read(latin("UTF-8"))).fault?.code).toBe("wrong-encoding");
    expect((await read(latin("EBCDIC"))).fault).toMatchObject({ code: "unreadable" });
  });

  it("rejects a document type before anything is declared, expanded or fetched", async () => {
    const xxe = `<?xml version="1.0"?><!DOCTYPE stock [<!ENTITY x SYSTEM "file:///etc/passwd">]>${aStockFile(aCar("&x;")).slice(22)}`;
    const laughs = `<!DOCTYPE stock [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><stock>${aCar("&c;")}</stock>`;
    const outside = `<!DOCTYPE stock SYSTEM "http://127.0.0.1:9/evil.dtd"><stock>${aCar("A")}</stock>`;
    for (const text of [xxe, laughs, outside]) {
      for (const size of [3, 10_000]) {
        const { rows, fault } = await read(text, size);
        expect([rows, fault?.code]).toEqual([[], "unreadable"]);
      }
    }
  });

  it("reads entities of HTML, ampersands that are not escaped, and forbidden characters", async () => {
    for (const size of [1, 2, 3, 5, 1_000]) {
      const more = `<model>Tr&egrave;s&nbsp;R&D &amp; a=1&b=2 &__proto__; &#11;\u0007&#233;</model><text><![CDATA[&eacute; &]]></text>`;
      const { rows, fault, notes } = await read(aStockFile(aCar("A", more)), size);
      expect(fault).toBeNull();
      expect(rows[0]?.cells[2]).toBe("Très\u00a0R&D & a=1&b=2 &__proto__;  é");
      expect(rows[0]?.cells[5]).toBe("&eacute; &");
      expect(notes).toEqual(['3 "&" that should be written "&amp;" are read as text']);
    }
  });

  it("reads an entity that becomes markup as text", async () => {
    for (const size of [1, 7, 1_000]) {
      const more = `<model>&LT;a&nvlt; ]]&gt; &QUOT;</model><component name="text&quot; x=&apos;">B</component><text>&Alpha;&AMP;lt;</text>`;
      const { rows, fault } = await read(aStockFile(aCar("A", more)), size);
      expect(fault).toBeNull();
      expect(rows[0]?.cells.slice(2)).toEqual(['<a<\u20d2 ]]> "', undefined, undefined, "\u0391&lt;"]);
    }
  });

  it("prefers elements with a prefix to those of the feed itself", async () => {
    const more = "<c:model>C3</c:model><model>other</model><model>third</model>";
    expect((await read(aStockFile(aCar("A", more)))).rows[0]?.cells[2]).toBe("C3");
    const turned = "<model>other</model><c:model>C3</c:model>";
    expect((await read(aStockFile(aCar("A", turned)))).rows[0]?.cells[2]).toBe("C3");
  });

  it("reports a fault for a feed truncated at any position", async () => {
    const feed = aStockFile(`${aCar("A")}\n${aCar("B")}`);
    for (let length = 0; length < feed.trimEnd().length; length += 1) {
      const { fault } = await read(feed.slice(0, length), 50);
      expect([length, fault?.code]).toEqual([length, expect.stringMatching(/truncated|empty|damaged/)]);
    }
  });

  it("rejects another root element and a feed without elements", async () => {
    expect((await read("<cars><car/></cars>")).fault).toMatchObject({ code: "not-this-profile" });
    expect((await read("<html><body>404</body></html>")).fault).toMatchObject({ code: "unreadable" });
    expect((await read("<stock></stock>")).fault).toBeNull();
    expect((await read("<?xml version='1.0'?>\n")).fault?.code).toBe("empty");
  });

  it("rejects records that are too long and reads those around them", async () => {
    const long = aCar("B", `<text>${"x".repeat(70_000)}</text>`);
    const longer = aCar("C", Array.from({ length: 30 }, () => `<text>${"x".repeat(40_000)}</text>`).join(""));
    const { rows, fault } = await read(aStockFile([aCar("A"), long, longer, aCar("D")].join("\n")), 65_536);
    expect(fault).toBeNull();
    expect(rows.map(({ line, broken, cells }) => [line, broken?.reason ?? cells[0]])).toEqual([
      [3, "A"],
      [4, "has a field longer than 65536 characters"],
      [5, "is longer than 1048576 characters"],
      [6, "D"],
    ]);
  });

  it.each([
    ["an endless text", "<stock>", "lorem ipsum "],
    ["an endless comment", "<stock><!--", "lorem ipsum "],
    ["an endless tag", "<stock><car ", "x"],
    ["endless nesting", "<stock>", "<a>"],
    ["an endless document type", "<!DOCTYPE stock [", "<!-- x -->"],
  ])("stops early at %s", async (_, head, repeated) => {
    const { fault } = await read(endless(head, repeated, 64));
    expect(fault?.code).toMatch(/too-large|unreadable|damaged/);
  });

  it("bounds memory for an endless record", async () => {
    const before = process.memoryUsage().heapUsed;
    const { fault } = await read(endless("<stock><car>", "<make>Ford</make><a/>", 3));
    expect(fault?.code).toBe("truncated");
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60 * 2 ** 20);
  });

  it("never throws for any content", async () => {
    const bits = fc.constantFrom(
      "<stock>",
      "</stock>",
      "<car>",
      "</car>",
      "<no>",
      "</no>",
      "A",
      "&amp;",
      "<![CDATA[",
      "]]>",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(bits, fc.string({ maxLength: 6 })), { maxLength: 30 }), async (chunks) => {
        const { rows, fault } = await read(`<stock>${chunks.join("")}`);
        expect(fault !== null || rows.every(({ line }) => line >= 1)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
