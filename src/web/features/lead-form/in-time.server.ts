/** The work's result, or an error once `patienceMs` are over; the work itself goes on. */
export const inTime = async <T>(work: Promise<T>, patienceMs: number): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("the database did not answer in time")), patienceMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
