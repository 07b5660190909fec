/** True for the first call with an error object; always true for a text or another primitive. */
export const createUniqueErrors = (): ((error: unknown) => boolean) => {
  const known = new WeakSet<object>();
  return (error) => {
    if (typeof error !== "object" || error === null) return true;
    const isFirst = !known.has(error);
    known.add(error);
    return isFirst;
  };
};
