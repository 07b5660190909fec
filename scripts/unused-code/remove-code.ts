import {
  childrenOf,
  endsInJump,
  field,
  isFunction,
  literalOf,
  nameOf,
  nodesOf,
  operatorOf,
  type SyntaxNode,
  variablesOf,
} from "./syntax.ts";

/** Code of a package that the site does not use. Each entry has to be found, so that an update of the package says what has moved. */
export type UnusedCode = {
  /** Functions that are not called, or do nothing, and what stands in their place: often nothing. */
  readonly functions?: Readonly<Record<string, string>>;
  /** How statements and imports begin that are left out. */
  readonly statements?: readonly string[];
  /** Variables that keep one value, and that value: their assignments are left out. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Expressions that have one value, and that value. */
  readonly expressions?: Readonly<Record<string, string>>;
  /** Functions of which only the first argument matters. */
  readonly firstArguments?: readonly string[];
  /** Methods that no object has: what asks for their type has its answer. */
  readonly methods?: readonly string[];
  /** Properties that are left out of object literals. */
  readonly properties?: readonly string[];
  /** Values that do not occur as the `tag` of a fiber, and texts and names of values that do not occur in a `switch`. */
  readonly tags?: readonly number[];
  readonly cases?: readonly string[];
};

type Edit = { readonly start: number; readonly end: number; readonly text: string };

class Removal {
  readonly #code: string;
  readonly #unused: UnusedCode;
  readonly #bodies: ReadonlyMap<string, string>;
  readonly #constants: ReadonlyMap<string, string>;
  readonly #expressions: ReadonlyMap<string, string>;
  readonly #edits: Edit[] = [];
  readonly #found = new Set<string>();
  /** Where the body of the function around a node begins. */
  #bodyStart = 0;

  constructor(code: string, unused: UnusedCode) {
    this.#code = code;
    this.#unused = unused;
    this.#bodies = new Map(Object.entries(unused.functions ?? {}));
    this.#constants = new Map(Object.entries(unused.constants ?? {}));
    this.#expressions = new Map(Object.entries(unused.expressions ?? {}));
  }

  /** The code without what is not used. */
  run(program: SyntaxNode): string {
    this.#visit(program);
    const { statements = [], firstArguments = [], methods = [], properties = [], tags = [], cases = [] } = this.#unused;
    const lists = [this.#bodies.keys(), this.#constants.keys(), this.#expressions.keys()];
    const names = [
      ...lists.flatMap((each) => [...each]),
      ...statements,
      ...firstArguments,
      ...methods,
      ...properties,
      ...tags,
      ...cases,
    ];
    const missing = names.filter((name) => !this.#found.has(String(name)));
    if (missing.length > 0) throw new Error(`no longer in the package: ${missing.join(", ")}`);
    return this.#edits
      .toSorted((a, b) => b.start - a.start)
      .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), this.#code);
  }

  #replace({ start, end }: Omit<Edit, "text">, text: string): true {
    this.#edits.push({ start, end, text });
    return true;
  }

  /** Leaves out statements. Their variables stay: they are those of the function, and other statements may use them. */
  #remove(range: Omit<Edit, "text">, statements: readonly SyntaxNode[], text = ""): true {
    const names = [...new Set(statements.flatMap(variablesOf))];
    if (names.length > 0) this.#replace({ start: this.#bodyStart, end: this.#bodyStart }, `var ${names.join(", ")};`);
    return this.#replace(range, text);
  }

  #isFound(name: string, isUnused: boolean): boolean {
    if (isUnused) this.#found.add(name);
    return isUnused;
  }

  #visit(node: SyntaxNode): void {
    if (this.#removeFunction(node) || this.#removeStatement(node)) return;
    if (this.#fixConstant(node) || this.#fixExpression(node) || this.#fixTag(node) || this.#fixMethod(node)) return;
    if (this.#removeArguments(node)) return;
    if (node.type === "ObjectExpression")
      this.#visitAll(nodesOf(node, "properties").filter((each) => !this.#removeProperty(each)));
    else if (node.type === "SwitchStatement") this.#visitSwitch(node);
    else this.#visitChildren(node);
  }

  #visitChildren(node: SyntaxNode): void {
    const around = this.#bodyStart;
    const body = isFunction(node) ? field(node, "body") : null;
    if (body?.type === "BlockStatement") this.#bodyStart = body.start + 1;
    this.#visitAll(childrenOf(node));
    this.#bodyStart = around;
  }

  #visitAll(nodes: readonly SyntaxNode[]): void {
    for (const node of nodes) this.#visit(node);
  }

  #removeFunction(node: SyntaxNode): boolean {
    const name = nameOf(field(node, "id"));
    const body = field(node, "body");
    const replacement = this.#bodies.get(name);
    if (node.type !== "FunctionDeclaration" || body === null || replacement === undefined) return false;
    this.#found.add(name);
    return this.#replace(body, `{${replacement}}`);
  }

  #removeStatement(node: SyntaxNode): boolean {
    if (!node.type.endsWith("Statement") && node.type !== "ImportDeclaration") return false;
    const beginning = this.#unused.statements?.find((each) => this.#code.startsWith(each, node.start));
    return beginning !== undefined && this.#isFound(beginning, true) && this.#remove(node, [node], ";");
  }

  #fixConstant(node: SyntaxNode): boolean {
    const isDeclared = node.type === "VariableDeclarator";
    if (!isDeclared && node.type !== "AssignmentExpression") return false;
    const name = nameOf(field(node, isDeclared ? "id" : "left"));
    const value = this.#constants.get(name);
    if (value === undefined) return false;
    this.#found.add(name);
    const right = field(node, "right");
    if (right?.type === "AssignmentExpression") {
      this.#visit(right);
      return this.#replace({ start: node.start, end: right.start }, "");
    }
    return this.#replace(node, isDeclared ? `${name} = ${value}` : `(${value})`);
  }

  #fixExpression(node: SyntaxNode): boolean {
    if (!node.type.endsWith("Expression")) return false;
    const source = this.#code.slice(node.start, node.end);
    const value = this.#expressions.get(source);
    if (value === undefined) return false;
    this.#found.add(source);
    return this.#replace(node, value);
  }

  #removeArguments(node: SyntaxNode): boolean {
    const name = node.type === "CallExpression" ? nameOf(field(node, "callee")) : "";
    const [first] = nodesOf(node, "arguments");
    if (first === undefined || !this.#isFound(name, this.#unused.firstArguments?.includes(name) ?? false)) return false;
    this.#visit(first);
    return this.#replace({ start: first.end, end: node.end - 1 }, "");
  }

  /** Replaces the comparison of a fiber's tag with one that does not occur by its result. */
  #fixTag(node: SyntaxNode): boolean {
    const operator = operatorOf(node);
    if (node.type !== "BinaryExpression" || (operator !== "===" && operator !== "!==")) return false;
    const [left, right] = [field(node, "left"), field(node, "right")];
    const [literal, other] = left?.type === "Literal" ? [left, right] : [right, left];
    if (nameOf(field(other, "property")) !== "tag" || !this.#isUnusedTag(literal)) return false;
    return this.#replace(node, operator === "===" ? "false" : "true");
  }

  /** Replaces the comparison of "function" with the type of a method that no object has by its result. */
  #fixMethod(node: SyntaxNode): boolean {
    const operator = operatorOf(node);
    if (node.type !== "BinaryExpression" || (operator !== "===" && operator !== "!==")) return false;
    const [left, right] = [field(node, "left"), field(node, "right")];
    if (literalOf(left) !== "function" || right?.type !== "UnaryExpression" || operatorOf(right) !== "typeof")
      return false;
    const name = nameOf(field(field(right, "argument"), "property"));
    if (!this.#isFound(name, this.#unused.methods?.includes(name) ?? false)) return false;
    return this.#replace(node, operator === "===" ? "false" : "true");
  }

  #isUnusedTag(node: SyntaxNode | null): boolean {
    const tag = literalOf(node);
    return this.#isFound(String(tag), typeof tag === "number" && (this.#unused.tags?.includes(tag) ?? false));
  }

  #removeProperty(node: SyntaxNode): boolean {
    const name = nameOf(field(node, "key"));
    if (!this.#isFound(name, this.#unused.properties?.includes(name) ?? false)) return false;
    const end = this.#code[node.end] === "," ? node.end + 1 : node.end;
    return this.#replace({ start: node.start, end }, "");
  }

  /** Leaves out cases that do not occur, and their statements unless another case runs into them. */
  #visitSwitch(node: SyntaxNode): void {
    const discriminant = field(node, "discriminant");
    let runsInto = false;
    for (const each of nodesOf(node, "cases")) {
      const test = field(each, "test");
      const statements = nodesOf(each, "consequent");
      const isUnused = this.#isUnusedCase(test, discriminant);
      if (isUnused && !runsInto) this.#remove(each, statements);
      else if (isUnused) this.#replace({ start: each.start, end: statements[0]?.start ?? each.end }, "");
      if (!isUnused || runsInto) this.#visitAll(statements);
      if (!isUnused) runsInto = true;
      if (statements.length > 0 && endsInJump(statements)) runsInto = false;
    }
  }

  #isUnusedCase(test: SyntaxNode | null, discriminant: SyntaxNode | null): boolean {
    const literal = literalOf(test);
    const name = typeof literal === "string" ? literal : nameOf(test);
    if (name !== "") return this.#isFound(name, this.#unused.cases?.includes(name) ?? false);
    return nameOf(field(discriminant, "property")) === "tag" && this.#isUnusedTag(test);
  }
}

export const removeCode = (program: SyntaxNode, code: string, unused: UnusedCode): string =>
  new Removal(code, unused).run(program);
