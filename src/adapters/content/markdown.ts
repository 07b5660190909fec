import { decodeHTMLStrict } from "entities/decode";
import { Marked, type MarkedToken, type Token, type Tokens } from "marked";

/** A rich-text node in the content service's format, not yet validated. */
type RichTextInput = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly RichTextInput[];
  readonly text?: string;
  readonly content?: readonly RichTextInput[];
};

const reject = (token: Token): never => {
  throw new Error(`Markdown here may not hold ${token.type}: ${token.raw.trim().slice(0, 40)}`);
};

const textNode = (text: string, marks: readonly RichTextInput[]): RichTextInput => ({
  type: "text",
  text: decodeHTMLStrict(text),
  marks,
});

const MARKS: Readonly<Record<string, string>> = { strong: "bold", em: "italic", del: "strike" };

const toInlineNodes = (token: MarkedToken, marks: readonly RichTextInput[]): readonly RichTextInput[] => {
  switch (token.type) {
    case "text":
      return token.tokens ? toAllInlineNodes(token.tokens, marks) : [textNode(token.text, marks)];
    case "escape":
      return [textNode(token.text, marks)];
    case "codespan":
      return [{ type: "text", text: token.text, marks: [...marks, { type: "code" }] }];
    case "br":
      return [{ type: "hard_break" }];
    case "strong":
    case "em":
    case "del":
      return toAllInlineNodes(token.tokens, [...marks, { type: MARKS[token.type] as string }]);
    case "link":
      return toAllInlineNodes(token.tokens, [...marks, { type: "link", attrs: { href: token.href } }]);
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
      return reject(token);
  }
};

const toAllInlineNodes = (tokens: readonly Token[], marks: readonly RichTextInput[] = []): readonly RichTextInput[] =>
  tokens.flatMap((token) => toInlineNodes(token as MarkedToken, marks));

const toListNode = (token: Tokens.List): RichTextInput => ({
  type: token.ordered ? "ordered_list" : "bullet_list",
  attrs: token.ordered ? { order: token.start } : {},
  content: token.items.map((item) => ({ type: "list_item", content: toAllBlockNodes(item.tokens) })),
});

const toCellNode = (type: "tableCell" | "tableHeader", { tokens }: Tokens.TableCell): RichTextInput => ({
  type,
  content: [{ type: "paragraph", content: toAllInlineNodes(tokens) }],
});

/** An empty table head makes the first column the headings. */
const toTableNode = ({ header, rows }: Tokens.Table): RichTextInput => {
  const hasHead = header.some(({ text }) => text !== "");
  const body = rows.map((row) => ({
    type: "tableRow",
    content: row.map((one, column) => toCellNode(!hasHead && column === 0 ? "tableHeader" : "tableCell", one)),
  }));
  const head = { type: "tableRow", content: header.map((one) => toCellNode("tableHeader", one)) };
  return { type: "table", content: hasHead ? [head, ...body] : body };
};

const toBlockNodes = (token: MarkedToken): readonly RichTextInput[] => {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph":
      return [{ type: "paragraph", content: toAllInlineNodes(token.tokens) }];
    case "text":
      return [
        { type: "paragraph", content: token.tokens ? toAllInlineNodes(token.tokens) : [textNode(token.text, [])] },
      ];
    case "heading":
      return [{ type: "heading", attrs: { level: token.depth }, content: toAllInlineNodes(token.tokens) }];
    case "list":
      return [toListNode(token)];
    case "blockquote":
      return [{ type: "blockquote", content: toAllBlockNodes(token.tokens) }];
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
      return [toTableNode(token)];
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
      return reject(token);
  }
};

const toAllBlockNodes = (tokens: readonly Token[]): readonly RichTextInput[] =>
  tokens.flatMap((token) => toBlockNodes(token as MarkedToken));

/** The work for a paragraph grows with the square of its marks. */
const MAX_MARKS = 500;

const countMarks = (text: string): number => text.match(/[*_~]/g)?.length ?? 0;

/** Counts the marks of each paragraph once, before the first of them is read. */
const createParser = (): Marked => {
  let counted = "";
  return new Marked({
    gfm: true,
    tokenizer: {
      emStrong(_, paragraph) {
        if (paragraph !== counted && countMarks(paragraph) > MAX_MARKS) {
          throw new Error(`Markdown here may not hold more than ${MAX_MARKS} of * _ ~ in a paragraph`);
        }
        counted = paragraph;
        // The parser's own rule reads them.
        return false;
      },
    },
  });
};

/**
 * Converts Markdown to a rich-text document. Throws for HTML and for more marks than a text has, so that the author sees
 * the error instead of the visitor.
 */
export const markdownToRichText = (markdown: string): RichTextInput => ({
  type: "doc",
  content: toAllBlockNodes(createParser().lexer(markdown)),
});
