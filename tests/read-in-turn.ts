/**
 * Sends many requests to a site, two at a time: more would wait in its queue, which sheds what a slow machine leaves
 * waiting.
 */
export const readInTurn = async <Request, Answer>(
  requests: readonly Request[],
  read: (request: Request) => Promise<Answer>,
): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (let start = 0; start < requests.length; start += 2)
    answers.push(...(await Promise.all(requests.slice(start, start + 2).map(read))));
  return answers;
};
