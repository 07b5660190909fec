import type { ColumnProposal, ProfileProposal } from "#domain/imports/index.ts";

const MAX_SAMPLE = 40;

const quote = (text: string): string => JSON.stringify(text);

const shorten = (text: string): string => (text.length > MAX_SAMPLE ? `${text.slice(0, MAX_SAMPLE - 1)}…` : text);

const samplesOf = ({ samples }: ColumnProposal): string =>
  samples.length === 0 ? "empty" : samples.map((sample) => quote(shorten(sample))).join(", ");

const isNamed = ({ field }: ColumnProposal): boolean => field !== null;

const MAX_UNGUESSED = 10;

const valueLines = ({ values, unguessed }: ColumnProposal): string[] => [
  ...(values === null
    ? []
    : ["    values:", ...Object.entries(values).map(([word, key]) => `      ${quote(word)}: ${quote(key)}`)]),
  ...unguessed.slice(0, MAX_UNGUESSED).map((word) => `      # no key is known for ${quote(shorten(word))}`),
];

/** Options that are equipment become it; the rest stays text. */
const optionLines = (proposal: ColumnProposal, equipment: ProfileProposal["equipment"]): string[] => [
  `  # ${proposal.confidence} %, ${proposal.reason ?? ""}: ${samplesOf(proposal)}`,
  `  ${quote(proposal.column)}:`,
  `    - field: "options"`,
  `      unknown: [${Object.keys(equipment).map(quote).join(", ")}]`,
  `    - field: "equipment"`,
  "      quiet: true",
  "      values:",
  ...Object.entries(equipment).map(([item, key]) => `        ${quote(item)}: ${quote(key)}`),
];

const columnLines = (proposal: ColumnProposal, equipment: ProfileProposal["equipment"]): string[] => {
  if (proposal.field === "options" && Object.keys(equipment).length > 0) return optionLines(proposal, equipment);
  const { column, field, confidence, reason, unit } = proposal;
  return [
    `  # ${confidence} %, ${reason ?? ""}: ${samplesOf(proposal)}`,
    `  ${quote(column)}:`,
    `    field: ${quote(field ?? "")}`,
    ...(unit === null ? [] : [`    unit: ${unit}`]),
    ...valueLines(proposal),
  ];
};

const shapeLines = ({ format, separator, encoding, xml, hasHeader, columns }: ProfileProposal): string[] => [
  `format: ${format}`,
  ...(format === "csv" ? [`separator: ${quote(separator)}`] : []),
  ...(format === "xml" ? [] : [`encoding: ${encoding}`]),
  ...(xml === null ? [] : [`xml: { root: ${quote(xml.root)}, record: ${quote(xml.record)} }`]),
  ...(hasHeader
    ? []
    : [`# The file has no header.`, `order: [${columns.map(({ column }) => quote(column)).join(", ")}]`]),
];

const signLines = ({ signs, dateForm, listSeparator }: ProfileProposal): string[] => [
  ...(signs === null ? [] : [`decimal_sign: ${quote(signs.decimal_sign)}`]),
  ...(signs?.thousands_sign ? [`thousands_sign: ${quote(signs.thousands_sign)}`] : []),
  ...(dateForm === null
    ? []
    : [
        ...(dateForm.isProved ? [] : ["# No date proves it: day first is a guess."]),
        `date_form: ${quote(dateForm.form)}`,
      ]),
  ...(listSeparator === "|" ? [] : [`list_separator: ${quote(listSeparator)}`]),
];

const keyLines = ({ key }: ProfileProposal): string[] =>
  key === "row-hash"
    ? ["# No column tells the vehicles from each other: a row that changes is another vehicle.", "key: row-hash"]
    : [`key: [${key.map(quote).join(", ")}]`];

/** Writes a proposal as a profile file; comments have samples, the confidence and what is left to do. */
export const toProfileYaml = (proposal: ProfileProposal, name: string, source: string): string => {
  const known = proposal.columns.filter(isNamed);
  const others = proposal.columns.filter((proposed) => !isNamed(proposed) && !proposal.key.includes(proposed.column));
  const brand = known.find(({ field }) => field === "brand");
  return [
    `# Proposed from ${source.replaceAll(/\s+/g, " ")}: ${known.length} of ${proposal.columns.length} columns, by ${proposal.rows} rows.`,
    "# Check the columns below 70 %, then run: ./vitrine feed check FILE --profile THIS-FILE",
    `name: ${name}`,
    ...proposal.questions.map(({ question }) => `# To decide: ${question.replaceAll(/\s+/g, " ")}`),
    `describes: ${quote(`Proposed from ${source}`)}`,
    ...shapeLines(proposal),
    ...signLines(proposal),
    ...keyLines(proposal),
    `required: [${brand === undefined ? "" : quote(brand.column)}]`,
    "columns:",
    ...known.flatMap((column) => columnLines(column, proposal.equipment)),
    ...(others.length === 0
      ? []
      : ["# Nothing of ours, as far as names and values say; move what is to columns.", "ignored:"]),
    ...others.map((column) => `  - ${quote(column.column)} # ${column.reason ?? "not known"}: ${samplesOf(column)}`),
    "...",
    "",
  ].join("\n");
};
