/** A node of the syntax tree (ESTree); its other properties are nodes, lists of nodes and values. */
export type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number };

type Fields = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as Fields)["type"] === "string";

export const field = (node: SyntaxNode | null, name: string): SyntaxNode | null => {
  const value = (node as Fields | null)?.[name];
  return isNode(value) ? value : null;
};

export const nodesOf = (node: SyntaxNode, name: string): readonly SyntaxNode[] => {
  const value = (node as unknown as Fields)[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

export const nameOf = (node: SyntaxNode | null): string =>
  node?.type === "Identifier" ? String((node as unknown as Fields)["name"]) : "";

export const literalOf = (node: SyntaxNode | null): unknown =>
  node?.type === "Literal" ? (node as unknown as Fields)["value"] : undefined;

const JUMPS = new Set(["BreakStatement", "ReturnStatement", "ThrowStatement", "ContinueStatement"]);

/** No statement after these is reached. */
export const endsInJump = (statements: readonly SyntaxNode[]): boolean => {
  const last = statements.at(-1);
  if (last === undefined) return false;
  return JUMPS.has(last.type) || (last.type === "BlockStatement" && endsInJump(nodesOf(last, "body")));
};

export const operatorOf = (node: SyntaxNode): unknown => (node as unknown as Fields)["operator"];

export const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

export const isFunction = ({ type }: SyntaxNode): boolean =>
  type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";

/** Names that statements declare with `var`, not counting the functions in them. */
export const variablesOf = (node: SyntaxNode): readonly string[] => {
  if (isFunction(node)) return [];
  const isVariable = node.type === "VariableDeclaration" && (node as unknown as Fields)["kind"] === "var";
  const declared = isVariable ? nodesOf(node, "declarations").map((each) => nameOf(field(each, "id"))) : [];
  return [...declared, ...childrenOf(node).flatMap(variablesOf)].filter((name) => name !== "");
};
