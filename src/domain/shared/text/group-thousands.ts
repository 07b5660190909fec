/** 24990 becomes "24 990" with the narrow no-break space of French typography. `value`: a non-negative integer. */
export const groupThousands = (value: number): string => {
  const digits = String(value);
  let grouped = digits.slice(0, digits.length % 3 || 3);
  for (let start = grouped.length; start < digits.length; start += 3)
    grouped += `\u202f${digits.slice(start, start + 3)}`;
  return grouped;
};
