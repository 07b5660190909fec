/**
 * Reads many addresses of a site, two at a time: more would wait in its queue, which sheds what a slow machine leaves
 * waiting.
 */
export const readInTurn = async <Answer>(
  paths: readonly string[],
  read: (path: string) => Promise<Answer>,
): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (let start = 0; start < paths.length; start += 2)
    answers.push(...(await Promise.all(paths.slice(start, start + 2).map(read))));
  return answers;
};
