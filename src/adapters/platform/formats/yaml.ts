import {
  type Alias,
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type ScalarTag,
  visit,
} from "yaml";
import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";
import type { TextPosition, TextProblem } from "./text-position.ts";
import { createCompleteFileReader, endsAsYaml } from "../files/settled-files.ts";

export type YamlText = {
  readonly value: unknown;
  /** The position of a field, or of its nearest existing parent. */
  readonly positionOf: (path: readonly PropertyKey[]) => TextPosition;
};

type ChildNode = { readonly offset: number; readonly child: unknown };

const START: TextPosition = { line: 1, column: 1 };

const startOffset = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];

/** Finds the child of a node by name or index. The offset of a field is that of its name. */
const findChild = (node: unknown, segment: PropertyKey): ChildNode | null => {
  if (isSeq(node)) {
    const child = node.items[Number(segment)];
    const offset = startOffset(child);
    return offset === undefined ? null : { offset, child };
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
  const offset = startOffset(pair?.key);
  return offset === undefined ? null : { offset, child: pair?.value };
};

const offsetOf = ({ contents }: Document, path: readonly PropertyKey[]): number => {
  let node: unknown = contents;
  let offset = startOffset(contents) ?? 0;
  for (const segment of path) {
    const match = findChild(node, segment);
    if (match === null) break;
    ({ offset } = match);
    node = match.child;
  }
  return offset;
};

const toPosition = (lines: LineCounter, offset: number): TextPosition => {
  const { line, col } = lines.linePos(offset);
  return line === 0 ? START : { line, column: col };
};

/** A text that begins with `*` is an alias; one without its anchor is a text that lacks quotes. */
const findAliasProblem = (document: Document, alias: Alias, ancestors: readonly unknown[]): string | null => {
  const target = alias.resolve(document);
  if (target === undefined)
    return `*${alias.source} is an alias without an anchor; a text that begins with * needs quotes`;
  return ancestors.includes(target) ? `*${alias.source} contains itself` : null;
};

const findAliasProblems = (document: Document, lines: LineCounter): readonly TextProblem[] => {
  const problems: TextProblem[] = [];
  visit(document, {
    Alias(_, alias, ancestors) {
      const reason = findAliasProblem(document, alias, ancestors);
      if (reason !== null) problems.push({ ...toPosition(lines, startOffset(alias) ?? 0), reason });
    },
  });
  return problems;
};

/** Aliases that multiply without end are found only when the value is built. */
const firstAliasPosition = (document: Document, lines: LineCounter): TextPosition => {
  let offset: number | undefined;
  visit(document, {
    Alias(_, alias) {
      offset = startOffset(alias);
      return visit.BREAK;
    },
  });
  return offset === undefined ? START : toPosition(lines, offset);
};

/** A text that is nested too deeply exceeds the stack, of the reader of YAML too, which catches that. */
const describeProblem = (reason: string): string => (reason.includes("call stack") ? "is nested too deeply" : reason);

const toValue = (document: Document, lines: LineCounter): Result<unknown, readonly TextProblem[]> => {
  const problems = findAliasProblems(document, lines);
  if (problems.length > 0) return err(problems);
  try {
    return ok(document.toJS() as unknown);
  } catch (error) {
    return err([{ ...firstAliasPosition(document, lines), reason: describeProblem(errorMessage(error)) }]);
  }
};

const readDocument = (text: string, customTags: ScalarTag[]): Result<YamlText, readonly TextProblem[]> => {
  const lines = new LineCounter();
  const document: Document = parseDocument(text, { customTags, lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0)
    return err(
      document.errors.map(({ message, pos: [offset] }) => ({
        ...toPosition(lines, offset),
        reason: describeProblem(message),
      })),
    );
  const value = toValue(document, lines);
  return value.ok
    ? ok({ value: value.value, positionOf: (path) => toPosition(lines, offsetOf(document, path)) })
    : value;
};

/** Reads a YAML text, or says what is wrong in it and where. Never throws. */
export const parseYaml = (text: string, customTags: ScalarTag[] = []): Result<YamlText, readonly TextProblem[]> => {
  try {
    return readDocument(text, customTags);
  } catch (error) {
    return err([{ ...START, reason: describeProblem(errorMessage(error)) }]);
  }
};

/** The YAML files of this process, so that one read again is compared with its last version. */
export const YAML_FILES = createCompleteFileReader(endsAsYaml, "the line `...`");
