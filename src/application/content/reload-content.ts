import type { ContentProblem } from "#domain/content/index.ts";
import { errorMessage, mapChanges } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
import { type ContentReload, NO_CHANGES } from "../operations/index.ts";
import type { FileContentSource, SourceLocation } from "./ports.ts";

export type ReloadContentDependencies = {
  readonly files: FileContentSource;
  readonly displayPath: (file: SourceLocation["file"]) => string;
  /** Reloads the redirects, which are stored beside the stories. */
  readonly reloadRedirects: () => Omit<ContentReload, "stories">;
  readonly log: Pick<Log, "info" | "error">;
};

/** Maximum number of paths listed in a message; the others are counted. */
const MAX_LISTED = 20;

type StoriesByAddress = ReadonlyMap<string, unknown>;

const storiesByAddress = (files: FileContentSource): StoriesByAddress =>
  new Map(
    files
      .rawStories({ draft: true })
      .map(({ full_slug, name, tag_list, published_at, content }) => [
        full_slug,
        { name, tag_list, isPublished: published_at !== null, content },
      ]),
  );

const listChanges = (before: StoriesByAddress, after: StoriesByAddress): ContentReload["stories"] => {
  const { added, changed, removed } = mapChanges(before, after);
  const listed = [...added, ...changed, ...removed].slice(0, MAX_LISTED);
  return { added: added.length, changed: changed.length, removed: removed.length, listed };
};

type ProblemSource = Pick<FileContentSource, "problems" | "sourceLocation">;

const describeProblem = (
  { sourceLocation }: ProblemSource,
  displayPath: ReloadContentDependencies["displayPath"],
  { story, field, message }: ContentProblem,
): string => {
  const location = sourceLocation(story, field);
  return `${location === null ? story : `${displayPath(location.file)}:${location.line}`}: ${field} ${message}`;
};

/** Problems of the published stories, one line each with file and line. */
export const describeStoryProblems = (
  source: ProblemSource,
  displayPath: ReloadContentDependencies["displayPath"],
): readonly string[] => source.problems().map((problem) => describeProblem(source, displayPath, problem));

const reloadStories = ({ files, displayPath, log }: ReloadContentDependencies): Omit<ContentReload, "redirects"> => {
  try {
    const before = storiesByAddress(files);
    const problems = files.reload();
    const stories = listChanges(before, storiesByAddress(files));
    const { listed, ...counts } = stories;
    log.info({ ...counts, stories: listed, problems: problems.length }, "content reloaded");
    const old = problems.filter(({ isOld }) => isOld);
    return {
      stories,
      problems: describeStoryProblems(files, displayPath),
      failures: old.map((problem) => describeProblem(files, displayPath, problem)),
    };
  } catch (error) {
    const message = "failed to read content; keeping the previous one";
    log.error({ err: error }, message);
    const failures = [`${message}: ${errorMessage(error)}`];
    return { stories: { ...NO_CHANGES, listed: [] }, problems: failures, failures };
  }
};

/** Reloads stories and redirects. Anything that cannot be read stays unchanged. */
export const reloadContent = (deps: ReloadContentDependencies): ContentReload => {
  const redirects = deps.reloadRedirects();
  const stories = reloadStories(deps);
  return {
    ...redirects,
    ...stories,
    problems: [...stories.problems, ...redirects.problems],
    failures: [...stories.failures, ...redirects.failures],
  };
};
