import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type DemoSite, withDemoSite } from "./answer.ts";
import { judge } from "./judge.ts";
import { type Phrase, readPhrases } from "./phrases.ts";

const { values: flags } = parseArgs({
  options: {
    file: { type: "string" },
    json: { type: "boolean", default: false },
    language: { type: "string" },
    "no-save": { type: "boolean", default: false },
    phrase: { type: "string" },
    section: { type: "string" },
  },
});

type Verdict = Phrase & { readonly fault: string | null; readonly query: string };

const judgeAll = async (site: DemoSite, phrases: readonly Phrase[]): Promise<readonly Verdict[]> => {
  const verdicts: Verdict[] = [];
  for (const phrase of phrases) {
    const answer = await site.answer(phrase.phrase);
    verdicts.push({ ...phrase, fault: judge(phrase, answer, site), query: answer.query });
  }
  return verdicts;
};

const figure = (part: string, verdicts: readonly Verdict[]) => {
  const right = verdicts.filter(({ fault }) => fault === null).length;
  return { part, phrases: verdicts.length, right, percent: Math.round((right / verdicts.length) * 1000) / 10 };
};

/** By language only of the visible part. */
const figures = (verdicts: readonly Verdict[]) => {
  const visible = verdicts.filter(({ isVisible }) => isVisible);
  const hidden = verdicts.filter(({ isVisible }) => !isVisible);
  const languages = [...new Set(visible.map(({ language }) => language))];
  return [
    figure("visible", visible),
    figure("hidden", hidden),
    ...languages.map((one) =>
      figure(
        `visible, ${one}`,
        visible.filter(({ language }) => language === one),
      ),
    ),
  ];
};

/** One phrase of the command line, whose answer is shown whole. */
const show = async (site: DemoSite, phrase: string): Promise<void> => {
  const { page, ids, ...answer } = await site.answer(phrase);
  const first = page.slice(0, 5).map(({ title, trim }) => `${title} ${trim ?? ""}`);
  process.stdout.write(`${JSON.stringify({ ...answer, total: ids.size, first }, null, 2)}\n`);
};

/** Nothing of another file is hidden. */
const phrasesOf = (file: string | undefined): readonly Phrase[] =>
  file === undefined ? readPhrases() : readPhrases(file).map((phrase) => ({ ...phrase, isVisible: true }));

const run = async (site: DemoSite): Promise<void> => {
  const verdicts = await judgeAll(
    site,
    phrasesOf(flags.file).filter(
      ({ language, section }) => language === (flags.language ?? language) && section === (flags.section ?? section),
    ),
  );
  const rows = figures(verdicts);
  if (flags.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else {
    for (const { phrase, fault, query, isVisible } of verdicts)
      if (isVisible && fault !== null) process.stdout.write(`${phrase}\n    ${fault}\n    ${query}\n`);
    console.table(rows);
  }
  if (!flags["no-save"] && flags.file === undefined && flags.language === undefined && flags.section === undefined)
    writeFileSync(join(import.meta.dirname, "..", "results", "phrases.json"), `${JSON.stringify(rows, null, 2)}\n`);
};

const { phrase } = flags;
await withDemoSite((site) => (phrase === undefined ? run(site) : show(site, phrase)));
