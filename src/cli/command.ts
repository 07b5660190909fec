import { Argument, Command, Option } from "commander";
import { type Database, describeDatabase, hasDatabase } from "../adapters/database/index.ts";
import { type CliContext, openExistingDatabase, WRONG_USAGE } from "./context.ts";
import { CommandError, reportFailure } from "./failure.ts";

/** Opens what a command works with, and registers how it is closed. */
export type Opener<Needs> = (context: CliContext, stack: AsyncDisposableStack) => Needs | Promise<Needs>;

/** An argument (`<file>`) or an option (`--yes`): its name, its description, its parser and its default value. */
export type Parameter =
  | Argument
  | Option
  | readonly [
      name: string,
      description: string,
      parse?: ((text: string, earlier: never) => unknown) | string,
      preset?: unknown,
    ];

type Plain = string | number | boolean | bigint | symbol | null | undefined | Date | ((...args: never) => unknown);

/** Names of keys in printed JSON that are not written in `snake_case`; keys that are data are not looked at. */
type Misspelt<T> = T extends Plain
  ? never
  : T extends readonly (infer Item)[]
    ? Misspelt<Item>
    : {
        [Key in keyof T & string]-?:
          | (string extends Key ? never : Key extends Lowercase<Key> ? never : Key)
          | Misspelt<T[Key]>;
      }[keyof T & string];

/** Nothing where the printed answer is well spelt; without `json`, `Json` is unknown. */
type MisspeltOf<Answer, Json> = [Misspelt<unknown extends Json ? Answer : Json>] extends [never]
  ? []
  : [key: Misspelt<unknown extends Json ? Answer : Json>];

type CommandDescription<Needs, Args extends readonly unknown[], Answer, Json> = {
  readonly name: string;
  readonly description: string;
  /** Stands below the options in the help. */
  readonly help?: string;
  /** In the order of the help. */
  readonly parameters?: readonly Parameter[];
  readonly needs?: Opener<Needs>;
  /** Its arguments are those of the command, then its options. Throws a `CommandError` for an expected failure. */
  readonly run: (needs: Needs, ...args: Args) => Answer | Promise<Answer>;
  /** The answer as text. The command gets `--format`, behind the other options unless `parameters` have it. */
  readonly table?: (answer: Answer) => string;
  /** With `table`: what is printed as JSON; by default the answer. */
  readonly json?: (answer: Answer) => Json;
  /** The answer of a command that prints text only. */
  readonly text?: (answer: Answer) => string;
  /** By default 0. */
  readonly exitCode?: (answer: Answer) => number;
};

/** Prints one JSON document, whose keys are one spelling in all commands: `snake_case`. */
export const writeJson = <Json>(
  { stdout }: Pick<CliContext, "stdout">,
  json: Json,
  ..._misspelt: MisspeltOf<Json, unknown>
): void => {
  stdout.write(`${JSON.stringify(json, null, 2)}\n`);
};

const addParameter = (created: Command, parameter: Parameter): void => {
  if (parameter instanceof Argument) created.addArgument(parameter);
  else if (parameter instanceof Option) created.addOption(parameter);
  else {
    const [name, description, parse, preset] = parameter as readonly [
      string,
      string,
      (text: string) => unknown,
      unknown,
    ];
    if (name.startsWith("-")) created.option(name, description, parse, preset);
    else created.argument(name, description, parse, preset);
  }
};

const isFormat = (parameter: Parameter): boolean => parameter instanceof Option && parameter.long === "--format";

export type AnswerFormat = "table" | "json";

/** The option of a command that prints a table or JSON. */
export const formatOption = (): Option =>
  new Option("--format <format>", "how the answer is printed").choices(["table", "json"]).default("table");

/** Ends the text with a line break. */
const asLines = (text: string): string => (text === "" || text.endsWith("\n") ? text : `${text}\n`);

/** A command that opens what it needs, runs, prints its answer and closes what it opened. */
export const command = <Needs, Args extends readonly unknown[], Answer, Json>(
  context: CliContext,
  described: CommandDescription<Needs, Args, Answer, Json>,
  ..._misspelt: MisspeltOf<Answer, Json>
): Command => {
  const { name, description, help, parameters = [], needs, run, table, json, text = table, exitCode } = described;
  const created = new Command(name).description(description);
  for (const parameter of parameters) addParameter(created, parameter);
  if (table !== undefined && !parameters.some(isFormat)) created.addOption(formatOption());
  if (help !== undefined) created.addHelpText("after", help);

  const runOnce = async (args: Args): Promise<void> => {
    const stack = new AsyncDisposableStack();
    try {
      const answer = await run((await needs?.(context, stack)) as Needs, ...args);
      if (table !== undefined && created.opts<{ readonly format?: string }>().format === "json")
        writeJson<unknown>(context, json === undefined ? answer : json(answer));
      else if (text !== undefined) context.stdout.write(asLines(text(answer)));
      if (exitCode !== undefined) context.exit(exitCode(answer));
    } finally {
      await stack.disposeAsync();
    }
  };
  return created.action(async (...given: unknown[]) => {
    try {
      // The last one is the command itself.
      await runOnce(given.slice(0, -1) as unknown as Args);
    } catch (error) {
      reportFailure(context, error);
    }
  });
};

/** For a command that looks at its arguments before it opens anything. */
export const onDemand =
  <Needs>(open: Opener<Needs>) =>
  (context: CliContext, stack: AsyncDisposableStack) =>
  async (): Promise<Needs> =>
    open(context, stack);

/** For a command that opens several things on its way. */
export const closingStack = (_context: CliContext, stack: AsyncDisposableStack): AsyncDisposableStack => stack;

/** A command that only has others. */
export const commandGroup = (name: string, description: string, commands: readonly Command[]): Command => {
  const group = new Command(name).description(description);
  for (const each of commands) group.addCommand(each);
  return group;
};

/**
 * The database of a command that reads or removes; prints on standard error which one it is. If there is none, the
 * command ends and says where it looked: such a command creates none, because an empty answer would look like a true one.
 */
export const existingDatabase: Opener<Database> = async (context, stack) => {
  const location = { dataDir: context.config.dataDir, url: context.config.databaseUrl };
  const name = describeDatabase(location);
  if (!(await hasDatabase(location)))
    throw new CommandError(WRONG_USAGE, `there is no database at ${name}; DATA_DIR or DATABASE_URL says where it is`);
  context.stderr.write(`database: ${name}\n`);
  return closing(stack, await context.openDatabase());
};

/** Null without a database: a check creates none. */
export const databaseIfAny: Opener<Database | null> = async (context, stack) => {
  const database = await openExistingDatabase(context);
  return database === null ? null : closing(stack, database);
};

/** Registers that a resource is closed. */
export const closing = <T extends { readonly close: () => unknown }>(stack: AsyncDisposableStack, resource: T): T =>
  stack.adopt(resource, async (opened) => {
    await opened.close();
  });
