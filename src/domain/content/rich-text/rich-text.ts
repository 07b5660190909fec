export type SimpleMark =
  | "bold"
  | "italic"
  | "strike"
  | "underline"
  | "code"
  | "superscript"
  | "subscript"
  | "highlight";

export type Mark =
  | { readonly type: SimpleMark }
  | { readonly type: "link"; readonly attrs: { readonly href: string; readonly external: boolean } }
  | { readonly type: "anchor"; readonly attrs: { readonly id: string } };

export type InlineNode =
  | { readonly type: "text"; readonly text: string; readonly marks: readonly Mark[] }
  | { readonly type: "hard_break" }
  | { readonly type: "emoji"; readonly text: string }
  | {
      readonly type: "image";
      readonly attrs: { readonly src: string; readonly alt: string; readonly title: string | null };
    };

export type TableCell = {
  readonly type: "tableCell" | "tableHeader";
  readonly attrs: { readonly colspan: number; readonly rowspan: number };
  readonly content: readonly BlockNode[];
};

export type BlockNode =
  | { readonly type: "paragraph"; readonly content: readonly InlineNode[] }
  | {
      readonly type: "heading";
      /** `id`: slug of the heading's text, for links. */
      readonly attrs: { readonly level: 2 | 3 | 4 | 5 | 6; readonly id: string };
      readonly content: readonly InlineNode[];
    }
  | { readonly type: "bullet_list"; readonly content: readonly ListItem[] }
  | { readonly type: "ordered_list"; readonly attrs: { readonly start: number }; readonly content: readonly ListItem[] }
  | { readonly type: "blockquote"; readonly content: readonly BlockNode[] }
  | { readonly type: "code_block"; readonly attrs: { readonly language: string | null }; readonly text: string }
  | { readonly type: "horizontal_rule" }
  | {
      readonly type: "table";
      readonly content: readonly { readonly type: "tableRow"; readonly content: readonly TableCell[] }[];
    };

export type ListItem = { readonly type: "list_item"; readonly content: readonly BlockNode[] };

export type RichTextDocument = { readonly type: "doc"; readonly content: readonly BlockNode[] };

/** Deeper nodes are removed: no editor produces them. */
export const MAX_DEPTH = 20;

const inlineText = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => ("text" in node ? node.text : node.type === "hard_break" ? " " : "")).join("");

const blockText = (node: BlockNode): string => {
  switch (node.type) {
    case "paragraph":
    case "heading":
      return inlineText(node.content);
    case "bullet_list":
    case "ordered_list":
      return node.content.flatMap((item) => item.content.map(blockText)).join(" ");
    case "blockquote":
      return node.content.map(blockText).join(" ");
    case "code_block":
      return node.text;
    case "table":
      return node.content.flatMap((row) => row.content.flatMap((cell) => cell.content.map(blockText))).join(" ");
    case "horizontal_rule":
      return "";
  }
};

/** Plain text for descriptions, search and structured data. */
export const toPlainText = (text: RichTextDocument): string => text.content.map(blockText).filter(Boolean).join(" ");
