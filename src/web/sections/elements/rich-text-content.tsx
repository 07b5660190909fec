import type { ReactNode } from "react";
import {
  type BlockNode,
  type InlineNode,
  type Mark,
  type RichTextDocument,
  toPlainText,
} from "#domain/content/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link/link.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import { responsiveImage } from "../../platform/pictures/index.ts";
import { sectionStrings } from "./sections-strings.ts";
import { nonBreakingWords } from "#domain/shared/index.ts";

const MARK_TAGS = {
  bold: "strong",
  italic: "em",
  strike: "s",
  underline: "u",
  code: "code",
  superscript: "sup",
  subscript: "sub",
  highlight: "mark",
} as const;

const TEXT_WIDTH_SIZES = "(width >= 50rem) 780px, 100vw";

const applyMark = (content: ReactNode, mark: Mark): ReactNode => {
  if (mark.type === "link") {
    const { href, external } = mark.attrs;
    return (
      <Link href={href} rel={external ? "noopener external" : undefined}>
        {content}
      </Link>
    );
  }
  if (mark.type === "anchor") return <span id={mark.attrs.id}>{content}</span>;
  const Tag = MARK_TAGS[mark.type];
  return <Tag>{content}</Tag>;
};

const renderInline = (node: InlineNode, key: number): ReactNode => {
  if (node.type === "hard_break") return <br key={key} />;
  if (node.type === "image") {
    return <Photo key={key} source={responsiveImage(node.attrs)} alt={node.attrs.alt} sizes={TEXT_WIDTH_SIZES} />;
  }
  if (node.type === "emoji") return node.text;
  return <span key={key}>{node.marks.reduce<ReactNode>(applyMark, nonBreakingWords(node.text))}</span>;
};

/** Text without marks needs no element. */
const renderInlines = (nodes: readonly InlineNode[]): ReactNode =>
  nodes.map((node, index) =>
    node.type === "text" && node.marks.length === 0 ? nonBreakingWords(node.text) : renderInline(node, index),
  );

const List = ({ items }: { readonly items: Extract<BlockNode, { type: "bullet_list" }>["content"] }) =>
  items.map((item, index) => (
    <li key={index}>
      <Blocks nodes={item.content} />
    </li>
  ));

type TableNode = Extract<BlockNode, { type: "table" }>;
type TableRow = TableNode["content"][number];

/** `labels`: of the columns, repeated beside the cells on phones. */
type RowProps = { readonly row: TableRow; readonly scope: "col" | "row"; readonly labels?: readonly string[] };

const Row = ({ row, scope, labels }: RowProps) => (
  <tr>
    {row.content.map((cell, index) => {
      const isHead = cell.type === "tableHeader";
      const Tag = isHead ? "th" : "td";
      return (
        <Tag
          key={index}
          scope={isHead ? scope : undefined}
          colSpan={cell.attrs.colspan}
          rowSpan={cell.attrs.rowspan}
          data-label={labels?.[index] || undefined}
        >
          <Blocks nodes={cell.content} />
        </Tag>
      );
    })}
  </tr>
);

const textsOf = (row: TableRow): readonly string[] =>
  row.content.map(({ content }) => toPlainText({ type: "doc", content }));

const cellsOf = (rows: readonly TableRow[]) => rows.flatMap(({ content }) => content);

/** Labels of the columns of a table that is wider than a phone; empty if a cell covers several columns or rows. */
const columnLabels = (head: TableRow | undefined, rows: readonly TableRow[]): readonly string[] =>
  head === undefined ||
  head.content.length < 3 ||
  cellsOf(rows).some(({ attrs }) => (attrs.colspan ?? 1) > 1 || (attrs.rowspan ?? 1) > 1)
    ? []
    : textsOf(head);

/**
 * A first row of header cells forms the table head; header cells elsewhere are row headers. On phones each row of three
 * or more columns is a block of labels and values.
 */
const Table = ({ node: { content } }: { readonly node: TableNode }) => {
  const [first, ...others] = content;
  const head = first?.content.every((cell) => cell.type === "tableHeader") ? first : undefined;
  const labels = columnLabels(head, content);
  return (
    <div
      className={classNames("prose-table", labels.length > 0 && "table-stacked")}
      role="region"
      aria-label={sectionStrings.table(first === undefined ? [] : textsOf(first))}
      tabIndex={0}
    >
      <table>
        {head && (
          <thead>
            <Row row={head} scope="col" />
          </thead>
        )}
        <tbody>
          {(head ? others : content).map((row, index) => (
            <Row key={index} row={row} scope="row" labels={labels} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Block = ({ node }: { readonly node: BlockNode }): ReactNode => {
  switch (node.type) {
    case "paragraph":
      return <p>{renderInlines(node.content)}</p>;
    case "heading": {
      const Tag = `h${node.attrs.level}` as const;
      return <Tag id={node.attrs.id}>{renderInlines(node.content)}</Tag>;
    }
    case "bullet_list":
      return (
        <ul>
          <List items={node.content} />
        </ul>
      );
    case "ordered_list":
      return (
        <ol start={node.attrs.start}>
          <List items={node.content} />
        </ol>
      );
    case "blockquote":
      return (
        <blockquote>
          <Blocks nodes={node.content} />
        </blockquote>
      );
    case "code_block":
      return (
        <pre tabIndex={0}>
          <code>{node.text}</code>
        </pre>
      );
    case "horizontal_rule":
      return <hr />;
    case "table":
      return <Table node={node} />;
  }
};

const Blocks = ({ nodes }: { readonly nodes: readonly BlockNode[] }) =>
  nodes.map((node, index) => <Block key={index} node={node} />);

/** The text was sanitised when the content was parsed. */
export const RichTextContent = ({ text }: { readonly text: RichTextDocument }) => (
  <div className="prose measure">
    <Blocks nodes={text.content} />
  </div>
);
