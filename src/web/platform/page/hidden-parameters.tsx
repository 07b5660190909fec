type HiddenParametersProps = { readonly parameters: readonly (readonly [name: string, value: string])[] };

/** Hidden fields for URL parameters that a GET form must preserve. */
export const HiddenParameters = ({ parameters }: HiddenParametersProps) =>
  parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
