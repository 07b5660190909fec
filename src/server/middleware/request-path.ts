/** The path of a request's URL, without its query. */
export const pathOf = (url = "/"): string => {
  const queryStart = url.indexOf("?");
  return queryStart === -1 ? url : url.slice(0, queryStart);
};
