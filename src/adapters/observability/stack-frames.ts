import { fileURLToPath } from "node:url";

type StackFrame = {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  /** False for Node's own code and for packages. */
  readonly in_app: boolean;
};

const FRAME = /^\s*at (?:(?:async )?([^()]{1,200}?) \()?([^()\s]{1,500}):(\d{1,9}):(\d{1,9})\)?$/;

const MAX_FRAMES = 50;

const toPath = (location: string): string => (location.startsWith("file://") ? fileURLToPath(location) : location);

/** Paths within the project: those above it name the machine's accounts. */
const withoutProjectFolder = (path: string): string =>
  path.startsWith(`${process.cwd()}/`)
    ? path.slice(process.cwd().length + 1)
    : path.replace(/^\/(?:home|Users)\/[^/]+/, "~");

/** The frames of an error's `stack`, the outermost first as the receiver wants them. */
export const readStackFrames = (stack: string): readonly StackFrame[] =>
  stack
    .split("\n", MAX_FRAMES)
    .flatMap((line): StackFrame[] => {
      const [, name = "?", location, lineno, colno] = FRAME.exec(line) ?? [];
      if (location === undefined) return [];
      const filename = withoutProjectFolder(toPath(location));
      const isOwn = !location.startsWith("node:") && !filename.includes("node_modules/");
      return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno), in_app: isOwn }];
    })
    .toReversed();
