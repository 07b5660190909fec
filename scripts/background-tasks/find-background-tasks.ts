import { type ESTree, parseSync, Visitor } from "vite";

/** Code that only an event, a timer or nothing waits for: an error in it would reach the process. */
export type BackgroundTask = {
  readonly line: number;
  /** How it is started: `setInterval`, `.on("message")`, `void`. */
  readonly start: string;
  /** Its code, on one line. */
  readonly code: string;
  /** True if its errors are caught, or it calls nothing that throws. */
  readonly isCaught: boolean;
};

const TIMERS = new Set(["setTimeout", "setInterval", "setImmediate", "queueMicrotask"]);

const LISTENERS = new Set(["on", "once", "addListener", "prependListener", "addEventListener"]);

/** They settle a promise, stop a timer, or change a map, a set or a list. */
const HARMLESS = new Set("resolve reject clearTimeout clearInterval abort delete set refresh push pop".split(" "));

/** Calls behind `void` that return no promise, and `catch`, which handles it. */
const NO_PROMISE = new Set(
  [...HARMLESS, "catch", "end", "kill", "send", "wait", "write"].filter((name) => name !== "refresh"),
);

const CATCHING = new Set(["inBackground", "withErrorHandler"]);

const nameOf = (callee: ESTree.Expression | ESTree.Super): string => {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "ChainExpression") return nameOf(callee.expression);
  return callee.type === "MemberExpression" && callee.property.type === "Identifier" ? callee.property.name : "";
};

const isHarmless = (node: ESTree.Node, names: ReadonlySet<string> = HARMLESS): boolean => {
  if (node.type === "UnaryExpression") return isHarmless(node.argument, names);
  if (node.type === "ChainExpression") return isHarmless(node.expression, names);
  if (node.type === "Identifier") return node.name === "undefined" || names.has(node.name);
  if (node.type !== "CallExpression") return false;
  const name = nameOf(node.callee);
  return names.has(name) || CATCHING.has(name);
};

type Constants = ReadonlyMap<string, ESTree.Node>;

/** A callback that has a name is looked up among the constants of the file. */
const isCaughtCallback = (node: ESTree.Node, constants: Constants): boolean => {
  if (node.type === "Identifier") {
    const value = constants.get(node.name);
    return value === undefined ? isHarmless(node) : value !== node && isCaughtCallback(value, new Map());
  }
  if (node.type !== "ArrowFunctionExpression" || node.async) return isHarmless(node);
  if (node.body.type !== "BlockStatement") return isHarmless(node.body);
  return node.body.body.length === 0;
};

const textOf = (node: ESTree.Node, text: string): string => text.slice(node.start, node.end).replaceAll(/\s+/g, " ");

/** The callback of a call that runs it later; null for other calls. */
const callbackOf = ({ callee, arguments: args }: ESTree.CallExpression): ESTree.Node | null => {
  const name = nameOf(callee);
  if (callee.type === "Identifier" && TIMERS.has(name)) return args[0] ?? null;
  if (callee.type === "Identifier" && name === "watch") return args.at(-1) ?? null;
  return callee.type === "MemberExpression" && LISTENERS.has(name) ? (args[1] ?? null) : null;
};

const startOf = (call: ESTree.CallExpression, text: string): string => {
  const name = nameOf(call.callee);
  const [event] = call.arguments;
  return LISTENERS.has(name) && event ? `.${name}(${textOf(event, text)})` : name;
};

const constantsOf = (program: ESTree.Program): Constants => {
  const constants = new Map<string, ESTree.Node>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init) constants.set(id.name, init);
    },
  }).visit(program);
  return constants;
};

/** The tasks of a source file. `void` before a call drops its promise. */
export const findBackgroundTasks = (path: string, text: string): readonly BackgroundTask[] => {
  const { program } = parseSync(path, text);
  const constants = constantsOf(program);
  const tasks: BackgroundTask[] = [];
  const add = (node: ESTree.Node, start: string, callback: ESTree.Node, isCaught: boolean): void => {
    const line = text.slice(0, node.start).split("\n").length;
    tasks.push({ line, start, code: textOf(callback, text), isCaught });
  };
  new Visitor({
    CallExpression(node) {
      const callback = callbackOf(node);
      if (callback !== null) add(node, startOf(node, text), callback, isCaughtCallback(callback, constants));
    },
    UnaryExpression(node) {
      if (node.operator === "void" && node.argument.type === "CallExpression")
        add(node, "void", node.argument, isHarmless(node.argument, NO_PROMISE));
    },
  }).visit(program);
  return tasks;
};
