import { marked, type MarkedToken, type Token, type Tokens } from "marked";

/** A node of the content service's editor, before the domain reads it. */
type Node = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly Node[];
  readonly text?: string;
  readonly content?: readonly Node[];
};

const refuse = (token: Token): never => {
  throw new Error(`Markdown here may not hold ${token.type}: ${token.raw.trim().slice(0, 40)}`);
};

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name) => ENTITIES[name] ?? "");

const textNode = (text: string, marks: readonly Node[]): Node => ({ type: "text", text: decoded(text), marks });

const MARKS: Readonly<Record<string, string>> = { strong: "bold", em: "italic", del: "strike" };

const inline = (token: MarkedToken, marks: readonly Node[]): readonly Node[] => {
  switch (token.type) {
    case "text":
      return token.tokens ? inlines(token.tokens, marks) : [textNode(token.text, marks)];
    case "escape":
      return [textNode(token.text, marks)];
    case "codespan":
      return [textNode(token.text, [...marks, { type: "code" }])];
    case "br":
      return [{ type: "hard_break" }];
    case "strong":
    case "em":
    case "del":
      return inlines(token.tokens, [...marks, { type: MARKS[token.type] as string }]);
    case "link":
      return inlines(token.tokens, [...marks, { type: "link", attrs: { href: token.href } }]);
    case "image":
      return [{ type: "image", attrs: { src: token.href, alt: token.text, title: token.title } }];
    case "blockquote":
    case "checkbox":
    case "code":
    case "def":
    case "heading":
    case "hr":
    case "html":
    case "list":
    case "list_item":
    case "paragraph":
    case "space":
    case "table":
      return refuse(token);
  }
};

const inlines = (tokens: readonly Token[], marks: readonly Node[] = []): readonly Node[] =>
  tokens.flatMap((token) => inline(token as MarkedToken, marks));

const list = (token: Tokens.List): Node => ({
  type: token.ordered ? "ordered_list" : "bullet_list",
  attrs: token.ordered ? { order: token.start } : {},
  content: token.items.map((item) => ({ type: "list_item", content: blocks(item.tokens) })),
});

const cell = (type: "tableCell" | "tableHeader", { tokens }: Tokens.TableCell): Node => ({
  type,
  content: [{ type: "paragraph", content: inlines(tokens) }],
});

/** A table whose head is left empty has its headings in the first column. */
const table = ({ header, rows }: Tokens.Table): Node => {
  const hasHead = header.some(({ text }) => text !== "");
  const body = rows.map((row) => ({
    type: "tableRow",
    content: row.map((one, column) => cell(!hasHead && column === 0 ? "tableHeader" : "tableCell", one)),
  }));
  const head = { type: "tableRow", content: header.map((one) => cell("tableHeader", one)) };
  return { type: "table", content: hasHead ? [head, ...body] : body };
};

const block = (token: MarkedToken): readonly Node[] => {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph":
      return [{ type: "paragraph", content: inlines(token.tokens) }];
    case "text":
      return [{ type: "paragraph", content: token.tokens ? inlines(token.tokens) : [textNode(token.text, [])] }];
    case "heading":
      return [{ type: "heading", attrs: { level: token.depth }, content: inlines(token.tokens) }];
    case "list":
      return [list(token)];
    case "blockquote":
      return [{ type: "blockquote", content: blocks(token.tokens) }];
    case "code":
      return [
        {
          type: "code_block",
          attrs: token.lang ? { class: `language-${token.lang}` } : {},
          content: [{ type: "text", text: token.text }],
        },
      ];
    case "hr":
      return [{ type: "horizontal_rule" }];
    case "table":
      return [table(token)];
    case "br":
    case "checkbox":
    case "codespan":
    case "del":
    case "em":
    case "escape":
    case "html":
    case "image":
    case "link":
    case "list_item":
    case "strong":
      return refuse(token);
  }
};

const blocks = (tokens: readonly Token[]): readonly Node[] => tokens.flatMap((token) => block(token as MarkedToken));

/**
 * Markdown as a rich-text document, for the domain to read. No HTML is made or let through: a token of HTML throws, so
 * that its author is told instead of its reader.
 */
export const markdownToRichText = (markdown: string): Node => ({
  type: "doc",
  content: blocks(marked.lexer(markdown, { gfm: true })),
});
